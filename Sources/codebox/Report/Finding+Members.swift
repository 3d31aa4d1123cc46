import CodeField
import Comparison

extension Finding {
  /// What there is to say of it, as a JSON object's members; only what applies.
  var members: [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("verdict", .string(verdict.rawValue)), ("name", .string(name)),
    ]
    if let place { members.append(("place", .string(place))) }
    if let comparison {
      members += [
        ("differing", .number(Double(comparison.differing))),
        ("antialiased", .number(Double(comparison.antialiased))),
        ("largest", .number(Double(comparison.largest))),
        ("boxes", .array(comparison.boxes.map(Self.json))),
        ("expectedSize", Self.json(comparison.expectedSize)),
        ("actualSize", Self.json(comparison.actualSize)),
      ]
    }
    if let message { members.append(("message", .string(message))) }
    return members
  }

  private static func json(_ box: PixelBox) -> JSON {
    .array([box.x, box.y, box.width, box.height].map { .number(Double($0)) })
  }

  private static func json(_ size: PixelSize) -> JSON {
    .object([("width", .number(Double(size.width))), ("height", .number(Double(size.height)))])
  }
}
