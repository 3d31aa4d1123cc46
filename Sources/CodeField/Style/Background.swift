/// What lies behind the cells, over the whole frame.
package struct Background: Equatable, Sendable {
  package var paint: Paint?
  package var picture: Picture?
  package var mode: ImageMode

  package init(paint: Paint? = .white, picture: Picture? = nil, mode: ImageMode = .stretch) {
    self.paint = paint
    self.picture = picture
    self.mode = mode
  }
}
