/// How a whole field looks.
package struct FieldStyle: Sendable {
  package var cell: CellStyle
  package var text: TextStyle
  package var dotColor: Color
  package var background: Background

  package init(
    cell: CellStyle, text: TextStyle = TextStyle(), dotColor: Color = .black,
    background: Background = Background()
  ) {
    self.cell = cell
    self.text = text
    self.dotColor = dotColor
    self.background = background
  }
}
