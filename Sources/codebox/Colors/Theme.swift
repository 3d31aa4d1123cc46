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

  subscript(theme: Theme) -> Value {
    switch theme {
    case .light: light
    case .dark: dark
    }
  }
}

extension Themed: Equatable where Value: Equatable {}
