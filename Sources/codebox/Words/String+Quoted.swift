extension String {
  /// The text in quotation marks, fit for one line of a message: control characters are written as
  /// their code points, and what is long is cut.
  var quoted: String {
    let limit = 120
    var shown = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        shown.unicodeScalars.append(scalar)
      }
    }
    return "“\(shown)\(unicodeScalars.count > limit ? "…" : "")”"
  }
}
