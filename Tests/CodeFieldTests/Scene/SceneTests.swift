import CodeField
import TestSupport
import Testing

@Suite struct SceneTests {
  private func scene(
    _ style: NamedStyle, layout: LayoutKind? = nil, row: RowRequest = RowRequest(count: 3),
    contents: [CellContent] = [], scale: Double = 1, change: (inout FieldStyle) -> Void = { _ in }
  ) throws -> Scene {
    var fieldStyle = FieldStyle(cell: style.cell)
    change(&fieldStyle)
    let layout = try FieldLayout(
      row: try (layout ?? style.layout).row(row), style: fieldStyle, contents: contents)
    return Scene(
      layout: layout, style: fieldStyle, contents: contents, grid: PixelGrid(scale: scale))
  }

  private func picture() throws -> Picture {
    let bitmap = try #require(
      Bitmap(
        size: PixelSize(width: 2, height: 1), bytes: [255, 0, 0, 255, 0, 0, 255, 255]))
    return Picture(bitmap: bitmap, size: Size(width: 2, height: 1))
  }

  /// Field background, picture, cell fill, border or underline, text or mark.
  @Test func paintsInTheDocumentedOrder() throws {
    let picture = try picture()
    let scene = try scene(.square, contents: [.dot, .character(.sample)]) {
      $0.background.picture = picture
      $0.cell.underline = Underline(thickness: 2, color: Color(rgb: 0x0000FF))
    }
    let kinds = scene.elements.map { element in
      switch element {
      case .fill(let path, let rule, _):
        rule == .evenOdd ? "border" : path.isRound ? "dot" : "fill"
      case .stroke: "line"
      case .picture: "picture"
      }
    }
    #expect(
      kinds == ["fill", "picture", "fill", "fill", "fill", "border", "border", "border"]
        + ["line", "line", "line", "dot", "fill"])
  }

  @Test func whatHasNoColourIsNotThere() throws {
    let scene = try scene(.square) {
      $0.background.color = nil
      $0.cell.fill = Color(red: 1, green: 2, blue: 3, alpha: 0)
      $0.cell.border?.width = 0
    }
    #expect(scene.elements.isEmpty)
  }

  /// Cells that touch have one border between them, as one path.
  @Test func joinedCellsHaveOneBorderPath() throws {
    let scene = try scene(.square, layout: .even) { $0.cell.fill = nil }
    let borders = scene.elements.filter {
      if case .fill(_, .evenOdd, _) = $0 { true } else { false }
    }
    #expect(borders.count == 1)
  }

  @Test(arguments: NamedStyle.allCases, LayoutKind.allCases)
  func goldens(style: NamedStyle, layout: LayoutKind) throws {
    let picture = try picture()
    let scene = try scene(
      style, layout: layout, row: RowRequest(count: 3, width: 200, height: 45),
      contents: [.character(.sample), .dot, .maskCharacter(.sample)], scale: 2
    ) {
      if style == .image { $0.background.picture = picture }
    }
    try Golden.check(
      text: SceneText.text(scene), "scenes/\(style.rawValue)-\(layout.rawValue).txt")
  }

  @Test(arguments: ImageMode.allCases) func imageModes(mode: ImageMode) throws {
    let picture = try picture()
    let scene = try scene(.image, row: RowRequest(count: 3, width: 60, height: 20)) {
      $0.background = Background(color: nil, picture: picture, mode: mode)
    }
    guard case .picture(let fill)? = scene.elements.first else {
      Issue.record("no picture is painted")
      return
    }
    let expected =
      switch mode {
      case .stretch: Rect(x: 0, y: 0, width: 60, height: 20)
      case .fit: Rect(x: 10, y: 0, width: 40, height: 20)
      case .fill: Rect(x: 0, y: -5, width: 60, height: 30)
      case .tile: Rect(x: 0, y: 0, width: 2, height: 1)
      }
    #expect(fill.destination == expected)
    #expect(fill.clip == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(fill.isRepeated == (mode == .tile))
  }
}

extension Path {
  fileprivate var isRound: Bool {
    elements.contains { if case .curve = $0 { true } else { false } }
  }
}
