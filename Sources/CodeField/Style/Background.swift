/// What lies behind the cells, over the whole frame.
package struct Background: Sendable {
  package var color: Color?
  package var picture: Picture?
  package var mode: ImageMode

  package init(color: Color? = .white, picture: Picture? = nil, mode: ImageMode = .stretch) {
    self.color = color
    self.picture = picture
    self.mode = mode
  }
}
