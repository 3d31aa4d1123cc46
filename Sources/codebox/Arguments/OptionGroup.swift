/// The headings under which help lists options.
enum OptionGroup: String, CaseIterable, Sendable {
  case field = "Field"
  case layout = "Layout"
  case cells = "Cells"
  case states = "States (STATE is filled, focus, error, success or disabled)"
  case background = "Background"
  case text = "Text"
  case cursor = "Cursor"
  case mask = "Mask"
  case looks = "Looks"
  case sheet = "Sheet"
  case typing = "Typing"
  case batch = "Batch"
  case comparison = "Comparison"
  case output = "Output"
  case general = "General"
}
