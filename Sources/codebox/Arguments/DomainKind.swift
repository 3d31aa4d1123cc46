/// How a value stands in a JSON document.
enum DomainKind: Equatable, Sendable {
  case flag
  case integer(ClosedRange<Int>)
  /// `isOpen` leaves the lower bound itself out.
  case number(ClosedRange<Double>, isOpen: Bool)
  case choice
  case text
  /// A number, or a text for what a number cannot say.
  case numberOrText
}
