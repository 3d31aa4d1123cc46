/// How a field shakes its head: to and fro, less and less.
enum Shake {
  /// How long each place is kept, in milliseconds.
  static let step = 50
  /// Points to the right of its place, one after the other.
  private static let places = [-6.0, 6, -5, 5, -3, 3, -1, 1]

  static let length = step * places.count

  /// Where the field is so long after it began.
  static func place(after time: Int) -> Double {
    time < length ? places[time / step] : 0
  }
}
