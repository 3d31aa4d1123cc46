/// The headings under which help lists options.
enum OptionGroup: String, CaseIterable, Sendable {
  case field = "Field"
  case layout = "Layout"
  case cells = "Cells"
  case background = "Background"
  case text = "Text"
  case mask = "Mask"
  case output = "Output"
  case general = "General"
}
