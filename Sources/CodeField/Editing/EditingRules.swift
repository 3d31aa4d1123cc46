/// The rules of a field's input. They do not change while it is used.
package struct EditingRules: Equatable, Sendable {
  /// The number of cells.
  package var count: Int
  package var charset: Charset
  package var typing: TypingPolicy
  /// Whether an insertion that is longer than the room left is refused whole, instead of cut.
  package var refusesOverflow: Bool
  /// Whether decimal digits of other scripts become ASCII ones before they are judged.
  package var mapsDigits: Bool
  /// Whether the field gives focus up when it is full.
  package var resignsOnComplete: Bool

  package init(
    count: Int, charset: Charset = .digits, typing: TypingPolicy = .reject,
    refusesOverflow: Bool = false, mapsDigits: Bool = false, resignsOnComplete: Bool = false
  ) {
    self.count = count
    self.charset = charset
    self.typing = typing
    self.refusesOverflow = refusesOverflow
    self.mapsDigits = mapsDigits
    self.resignsOnComplete = resignsOnComplete
  }
}
