/// Where further options come from, and what is checked of them all.
extension FieldOptions {
  static let preset = Option(
    "preset", group: .looks, Domain.preset.optional, default: nil,
    help: "start from a look inside codebox; codebox presets lists them")
  static let look = Option(
    "look", group: .looks, Domain.text("FILE.json", "the path of a look document").optional,
    default: nil, isPath: true,
    help: "start from a look document, which wins over a preset; the options given here win over "
      + "both")
  static let checkContrast = Option(
    flag: "check-contrast", group: .looks,
    help: "warn of text with less contrast than 4.5:1, and of lines and marks with less than 3:1")

  static let sources: [OptionDescription] = OptionTable.of {
    preset
    look
    checkContrast
  }
}
