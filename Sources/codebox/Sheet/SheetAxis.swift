import CodeField

/// What changes from one picture of a sheet to the next: an option, or the text, and its values.
struct SheetAxis: Equatable, Sendable {
  /// The name of the axis that runs through texts.
  static let textName = "text"

  let name: String
  let values: [String]

  /// The option that changes, or nil where the text does.
  var option: OptionDescription? { SheetOptions.axes.first { $0.name == name } }

  /// What stands beside or above the pictures of a value.
  func caption(_ value: String, isSecure: Bool) -> String {
    if name == Self.textName {
      return isSecure ? String(repeating: "•", count: value.count) : value
    }
    guard let option else { return value }
    switch option.kind {
    case .choice: return value
    case .flag: return value == "true" ? name : "no \(name)"
    default: return name == FieldOptions.preset.name ? value : "\(name) \(value)"
    }
  }
}

extension Domain where Value == SheetAxis {
  /// An option's name, which runs through all its names, or NAME=VALUE,VALUE…
  static var axis: Domain<SheetAxis> {
    let own = [SheetAxis.textName]
    /// The values of an axis that names none. The image style waits for its picture, colours are no
    /// names to run through.
    @Sendable func names(of option: OptionDescription) -> [String] {
      switch option.kind {
      case .flag: ["false", "true"]
      case .choice: option.names.filter { $0 != NamedStyle.image.rawValue }
      default: option.name == FieldOptions.preset.name ? option.names : []
      }
    }
    return Domain(
      syntax: "NAME[=VALUE,…]",
      expectation: "an option with names of its own, such as state, or a name with values, such as "
        + "scale=1,2,3 or text=12,34",
      names: { SheetOptions.axes.filter { !names(of: $0).isEmpty }.map(\.name) + own }
    ) { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let option = SheetOptions.axes.first { $0.name == name }
      guard option != nil || own.contains(name) else { return nil }
      if parts.count == 1 {
        let names = option.map(names) ?? []
        return names.isEmpty ? nil : SheetAxis(name: name, values: names)
      }
      // Values with commas of their own are separated by semicolons.
      let separator: Character = parts[1].contains(";") ? ";" : ","
      let values = parts[1].split(separator: separator, omittingEmptySubsequences: false)
      return SheetAxis(name: name, values: values.map(String.init))
    }
  }
}
