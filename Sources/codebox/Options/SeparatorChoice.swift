import CodeField

/// What stands between groups.
enum SeparatorChoice: Equatable, Sendable {
  case none
  case dash
  case dot
  case pill
  case character(Character)
}

extension Domain where Value == SeparatorChoice {
  static var separator: Domain<SeparatorChoice> {
    let named: @Sendable () -> [(name: String, choice: SeparatorChoice)] = {
      [("none", .none), ("dash", .dash), ("dot", .dot), ("pill", .pill)]
    }
    return Domain(
      syntax: "none|dash|dot|pill|CHAR",
      expectation: "none, dash, dot, pill, or one visible character",
      names: { named().map(\.name) }
    ) { word in
      if let named = named().first(where: { $0.name == word }) { return named.choice }
      guard let character = word.first, word.count == 1, Charset.any.allows(character) else {
        return nil
      }
      return .character(character)
    }
  }
}
