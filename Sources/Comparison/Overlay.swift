import CodeField

/// Two pictures laid over one another at their upper left corners.
struct Overlay {
  let expected: PixelSize
  let actual: PixelSize

  /// What both pictures have.
  var shared: PixelSize {
    PixelSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
  }

  /// The smallest size that holds both.
  var whole: PixelSize {
    PixelSize(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
  }

  /// What only one of the pictures has: the columns right of what both have, and the rows below it.
  /// The corner between them belongs to the columns where one picture has both.
  var rest: [PixelBox] {
    let wider = expected.width > actual.width ? expected : actual
    let right = PixelBox(
      x: shared.width, y: 0, width: whole.width - shared.width, height: wider.height)
    let taller = expected.height > actual.height ? expected : actual
    let below = PixelBox(
      x: 0, y: shared.height, width: min(taller.width, shared.width),
      height: whole.height - shared.height)
    return [right, below].filter { $0.width > 0 && $0.height > 0 }
  }
}
