import CodeField
import Comparison

extension Comparison {
  /// How many boxes are told at most.
  private static let mostBoxes = 1_000

  /// What there is to say of it, as a JSON object's members.
  var members: [(String, JSON)] {
    func number(_ value: Int) -> JSON { .number(Double(value)) }
    func size(_ size: PixelSize) -> JSON {
      .object([("width", number(size.width)), ("height", number(size.height))])
    }
    return [
      ("differing", number(differing)), ("antialiased", number(antialiased)),
      ("tolerated", number(tolerated)), ("largest", number(largest)),
      ("boxCount", number(boxes.count)),
      (
        "boxes",
        .array(
          boxes.prefix(Self.mostBoxes).map {
            .array([$0.x, $0.y, $0.width, $0.height].map(number))
          })
      ),
      ("expectedSize", size(expectedSize)), ("actualSize", size(actualSize)),
    ]
  }
}
