/// How the values of a domain are written, and what a JSON Schema says of them.
///
/// The words are made only when they are asked for, which most runs never do.
final class DomainDescription: Sendable {
  /// The value's placeholder in help, or nil for a flag, which takes none.
  let syntax: @Sendable () -> String?
  /// What would be right, after "takes".
  let expectation: @Sendable () -> String
  /// Names among which a mistyped one is looked for, and which an axis of a sheet runs through.
  let names: @Sendable () -> [String]
  /// The type of the value in a look document.
  let kind: DomainKind

  init(
    syntax: @escaping @Sendable () -> String?, expectation: @escaping @Sendable () -> String,
    names: @escaping @Sendable () -> [String], kind: DomainKind
  ) {
    self.syntax = syntax
    self.expectation = expectation
    self.names = names
    self.kind = kind
  }
}
