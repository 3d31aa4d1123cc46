import CodeField
import TestSupport
import Testing

@Suite struct SceneTests {
  private func scene(
    _ cell: CellStyle, layout: LayoutKind = .square, row: RowRequest = RowRequest(count: 3),
    contents: [CellContent] = [], state: FieldState = FieldState(), scale: Double = 1,
    change: (inout FieldStyle) -> Void = { _ in }
  ) throws -> Scene {
    var style = FieldStyle(cell: cell)
    change(&style)
    let content = FieldContent(
      cells: contents + Array(repeating: .none, count: row.count - contents.count),
      filled: contents.count, state: state)
    let layout = try FieldLayout(row: try layout.row(row), style: style, content: content)
    return Scene(layout: layout, style: style, content: content, grid: PixelGrid(scale: scale))
  }

  private static let bordered = CellStyle(fill: .white, border: Border(width: 1, paint: .black))

  private func picture() -> Picture {
    var raster = Raster(size: PixelSize(width: 2, height: 1))
    raster.pixels = [0xFFFF_0000, 0xFF00_00FF]
    return Picture(raster: raster, size: Size(width: 2, height: 1))
  }

  /// Background, picture, plate, shadow, fill, border and line, ring, separator, placeholder, text or
  /// mark, cursor.
  @Test func paintsInTheDocumentedOrder() throws {
    let colors = (0..<12).map { Paint.color(Color(rgb: UInt32($0) + 1)) }
    var cell = CellStyle(
      fill: colors[3], border: Border(width: 1, paint: colors[4]),
      underline: Underline(thickness: 2, paint: colors[4]), ring: Ring(width: 2, paint: colors[6]),
      text: colors[9])
    cell.shadow = Shadow(x: 0, y: 1, blur: 2, color: Color(rgb: 3))
    let scene = try scene(
      cell, row: RowRequest(count: 4, groups: [2, 2]),
      contents: [.character(.sample), .dot, .placeholder(.sample)],
      state: FieldState(isFocused: true)
    ) {
      $0.background = Background(paint: colors[0], picture: picture())
      $0.plate = Plate(paint: colors[1])
      $0.separator = Separator(shape: .dash, paint: colors[7])
      $0.placeholder = colors[8]
      $0.mark = colors[10]
      $0.cursor = Cursor(shape: .bar, paint: colors[11])
    }
    var kinds: [String] = []
    for element in scene.elements {
      let kind =
        switch element {
        case .fill(_, _, .color(let color)), .stroke(_, _, _, .color(let color)): "\(color.blue)"
        case .picture: "picture"
        case .blur(let blur): "\(blur.color.blue) blurred"
        default: "other"
        }
      if kinds.last != kind { kinds.append(kind) }
    }
    // The focused cell's fill and border come after its neighbours'. A placeholder in a filled cell is the sample's way of having one before the cursor.
    #expect(
      kinds == [
        "1", "picture", "2", "3 blurred", "4", "5", "4", "5", "7", "8", "10", "11", "9", "12",
      ])
  }

  @Test func whatHasNoColourIsNotThere() throws {
    let scene = try scene(
      CellStyle(fill: .color(.clear), border: Border(width: 0, paint: .black))
    ) { $0.background.paint = nil }
    #expect(scene.elements.isEmpty)
  }

  /// What two cells share is painted by one of them: the outlines of joined cells are disjoint and
  /// leave nothing out.
  @Test(arguments: [1.0, 2, 3], [0, 1, 2]) func joinedBordersAreDisjoint(
    width: Double, focused: Int
  ) throws {
    var cell = CellStyle(border: Border(width: width, paint: .black))
    cell.cornerRadius = 4
    let scene = try scene(
      cell, layout: .even, row: RowRequest(count: 3, width: 90, height: 30),
      contents: Array(repeating: .none, count: focused), state: FieldState(isFocused: true)
    ) {
      $0.background.paint = nil
      $0.states[.focus] = StateStyle()
      $0.states[.focus]?.line = .color(Color(rgb: 0xFF))
    }
    let outlines = scene.elements.compactMap { element -> Rect? in
      guard case .fill(let path, .evenOdd, _) = element else { return nil }
      return path.bounds
    }.sorted { $0.x < $1.x }
    #expect(outlines.count == 3)
    #expect(outlines.first?.x == 0 && outlines.last?.maxX == 90)
    for (left, right) in zip(outlines, outlines.dropFirst()) { #expect(left.maxX == right.x) }
    // The focused cell has both its lines, which lie over its edges.
    #expect(outlines[focused].width >= 30)
  }

  @Test func aDisabledFieldIsOneLayer() throws {
    let scene = try scene(
      Self.bordered, contents: [.dot], state: FieldState(status: .disabled)
    ) { $0.disabledOpacity = 0.5 }
    #expect(scene.elements.count == 2)
    guard case .layer(let elements, let opacity)? = scene.elements.last else {
      Issue.record("no layer is painted")
      return
    }
    #expect(opacity == 0.5 && elements.count == 7)
  }

  /// A gradient runs over its box as CSS has it: from the corner that it starts at to the opposite.
  @Test(
    arguments: [
      (90, [10, 40, 110, 40]), (180, [60, 20, 60, 60]), (0, [60, 60, 60, 20]),
      (-90, [110, 40, 10, 40]), (45, [25, 75, 95, 5]),
    ] as [(Double, [Double])])
  func gradients(angle: Double, ends: [Double]) throws {
    let box = Rect(x: 10, y: 20, width: 100, height: 40)
    var scene = Scene(size: box.size)
    let paint = Paint.gradient(Gradient(colors: [.black, .white], angle: angle))
    scene.fill(.rect(box), paint: paint, over: box)
    guard case .fill(_, _, .linear(let start, let end, let stops))? = scene.elements.first else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map { $0.offset } == [0, 1])
    for (found, expected) in zip([start.x, start.y, end.x, end.y], ends) {
      #expect(abs(found - expected) < 1e-9)
    }
  }

  /// The looks as scenes, a file each.
  static let goldens: [(name: String, layout: LayoutKind, cell: CellStyle)] = [
    ("square", .square, bordered), ("square-gap", .gap, bordered), ("joined", .even, bordered),
    ("circle", .square, CellStyle(shape: .circle, border: Border(width: 2, paint: .black))),
    ("diamond", .square, CellStyle(shape: .diamond, border: Border(width: 2, paint: .black))),
    ("underline", .gap, CellStyle(underline: Underline(thickness: 1, paint: .black))),
    (
      "round-line", .gap,
      CellStyle(
        underline: Underline(thickness: 3, paint: .black, length: 20, offset: 4, isRound: true))
    ),
    ("image", .even, CellStyle()),
  ]

  @Test(arguments: goldens.indices) func golden(index: Int) throws {
    let (name, layout, cell) = Self.goldens[index]
    let scene = try scene(
      cell, layout: layout, row: RowRequest(count: 3, width: 200, height: 45),
      contents: [.character(.sample), .dot, .maskCharacter(.sample)], scale: 2
    ) {
      if name == "image" { $0.background.picture = picture() }
    }
    try Golden.check(text: SceneText.text(scene), "scenes/\(name).txt")
  }

  @Test(arguments: ImageMode.allCases) func imageModes(mode: ImageMode) throws {
    let scene = try scene(
      CellStyle(), layout: .even, row: RowRequest(count: 3, width: 60, height: 20)
    ) { $0.background = Background(paint: nil, picture: picture(), mode: mode) }
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

  /// However flat the picture, some of it is seen.
  @Test func aFlatPictureIsStillThere() throws {
    let flat = Picture(
      raster: Raster(size: PixelSize(width: 1_000, height: 1)), size: Size(width: 1_000, height: 1))
    let scene = try scene(
      CellStyle(), layout: .even, row: RowRequest(count: 3, width: 50, height: 50)
    ) { $0.background = Background(paint: nil, picture: flat, mode: .fit) }
    guard case .picture(let fill)? = scene.elements.first else {
      Issue.record("no picture is painted")
      return
    }
    #expect(fill.destination.height == 1)
  }
}
