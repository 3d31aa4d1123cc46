extension String {
  /// Whether nothing in the text steers a terminal or breaks a line.
  var isPlain: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
      default: true
      }
    }
  }

  /// The text as it is, or quoted where it is not plain.
  var plain: String { isPlain ? self : quoted }
}
