/// The ground that a field stands on.
enum Theme: String, CaseIterable, Sendable {
  case light
  case dark
}

/// A value for each theme.
struct Themed<Value: Sendable>: Sendable {
  let light: Value
  let dark: Value

  init(light: Value, dark: Value) {
    self.light = light
    self.dark = dark
  }

  /// The same in both themes.
  init(_ value: Value) {
    self.init(light: value, dark: value)
  }

  /// A word for both themes, or one for each, `LIGHT/DARK`; nil where a part means nothing.
  init?(_ word: String, _ parse: (String) -> Value?) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map {
      parse(String($0))
    }
    guard (1...2).contains(parts.count), let light = parts[0],
      let dark = parts[parts.count - 1]
    else { return nil }
    self.init(light: light, dark: dark)
  }

  subscript(theme: Theme) -> Value {
    switch theme {
    case .light: light
    case .dark: dark
    }
  }
}

extension Themed: Equatable where Value: Equatable {}
