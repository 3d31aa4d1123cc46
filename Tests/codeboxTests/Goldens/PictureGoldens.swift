import TestSupport
import Testing

/// Pictures kept as files and compared pixel by pixel.
@Suite struct PictureGoldens {
  private static let division = Fixtures.file("inputs/division.png").path(percentEncoded: false)
  private static let lock = Fixtures.file("inputs/lock.png").path(percentEncoded: false)

  /// Every picture by name; each is drawn at scale 1 and 2.
  static let pictures: [(name: String, options: [String])] = [
    ("default", ["--digits", "6", "--secure", "123"]),
    ("empty", []),
    ("digits", ["482913"]),
    ("one-cell", ["-n", "1", "7"]),
    ("semibold", ["--font-weight", "semibold", "482913"]),
    ("letters", ["--charset", "alphanumeric", "Ag7QyW"]),
    ("centering-cap", ["--charset", "any", "--centering", "cap", "a1g.Á"]),
    ("centering-ink", ["--charset", "any", "--centering", "ink", "a1g.Á"]),
    ("rounded", ["--corner-radius", "12", "--border-width", "2", "4829"]),
    (
      "circles",
      ["--corner-radius", "25", "--cell-color", "#E8EEF8", "--border-width", "0", "4829"]
    ),
    ("thick-round", ["--corner-radius", "3", "--border-width", "6", "48"]),
    (
      "colors",
      [
        "--background", "#102030", "--cell-color", "#203850", "--border-color", "#5080B0",
        "--text-color", "white", "482",
      ]
    ),
    ("transparent", ["--background", "none", "--cell-color", "none", "482"]),
    ("underline", ["-s", "underline", "482"]),
    (
      "underline-thick",
      [
        "-s", "underline", "--width", "300", "--height", "45", "--line-width", "3",
        "--border-color", "#3060C0", "--charset", "any", "4g2",
      ]
    ),
    ("underline-square", ["-s", "underline", "--layout", "square", "48"]),
    ("joined", ["--layout", "even", "--corner-radius", "10", "4829"]),
    (
      "joined-translucent",
      [
        "--layout", "even", "--border-color", "#00000080", "--border-width", "2", "--background",
        "none", "--cell-color", "#FFFFFF80", "4829",
      ]
    ),
    ("joined-uneven", ["--layout", "even", "--width", "200", "--height", "40", "4829"]),
    ("gap-uneven", ["--layout", "gap", "--width", "300", "--gap", "20", "--height", "45", "4829"]),
    ("image", ["-n", "4", "-s", "image", "--background-image", division, "4829"]),
    (
      "image-fit",
      [
        "-n", "4", "-s", "image", "--background-image", division, "--image-mode", "fit", "--width",
        "240", "--height", "90", "--background", "#FFE0A0", "4829",
      ]
    ),
    (
      "image-fill",
      [
        "-n", "4", "-s", "image", "--background-image", division, "--image-mode", "fill",
        "--width", "120", "--height", "60", "4829",
      ]
    ),
    (
      "image-tile",
      [
        "-n", "4", "-s", "image", "--background-image", division, "--image-mode", "tile",
        "--width", "320", "--height", "60", "4829",
      ]
    ),
    (
      "image-bordered",
      [
        "-n", "4", "-s", "image", "--background-image", division, "--border-width", "2",
        "--border-color", "#335588", "--corner-radius", "8", "4829",
      ]
    ),
    ("mask-asterisk", ["--secure", "--mask", "*", "1234"]),
    ("mask-picture", ["--secure", "--mask", lock, "1234"]),
    ("dots-underline", ["-s", "underline", "--secure", "--dot-color", "#3060C0", "1234"]),
    ("dots-small", ["--secure", "--dot-radius", "4", "--cell-size", "30", "12345"]),
    ("fit", ["--fit", "--width", "200", "--corner-radius", "10", "482913"]),
    ("dejavu", ["--font", Fixtures.dejaVu, "--font-size", "28", "482913"]),
  ]

  /// The looks beyond the plain field, in the order of the options.
  static let looks: [(name: String, options: [String])] = [
    ("focus", ["--focus", "12"]),
    ("focus-full", ["--focus", "-n", "3", "123"]),
    ("focus-all", ["--focus", "--focus-all", "-n", "3", "1"]),
    ("error", ["--state", "error", "--focus", "12"]),
    ("success", ["--state", "success", "123456"]),
    ("disabled", ["--state", "disabled", "12"]),
    ("dark", ["--theme", "dark", "--focus", "--placeholder", "0", "12"]),
    ("filled", ["--filled-color", "#3060C0", "--filled-cell-color", "#E8EEF8", "12"]),
    ("rtl", ["--direction", "rtl", "--focus", "12"]),
    ("upper", ["--charset", "alphanumeric", "--case", "upper", "ab1"]),
    ("circle", ["-s", "circle", "--focus", "12"]),
    (
      "diamond",
      ["-s", "diamond", "--cell-color", "#E8EEF8", "--border-width", "2", "--focus", "12"]
    ),
    ("joined-focus", ["-s", "joined", "--focus", "12"]),
    (
      "joined-states",
      [
        "-s", "joined", "--border-color", "#00000060", "--border-width", "2", "--filled-color",
        "#0000FF60", "--focus-color", "#FF000060", "--focus-border-width", "4", "--background",
        "none", "--focus", "12",
      ]
    ),
    ("joined-rows", ["-s", "joined", "--columns", "3", "--cell-size", "40", "--focus", "1234"]),
    ("dots", ["-s", "dots", "--gap", "16", "--padding", "6", "--focus", "123"]),
    ("none", ["-s", "none", "--cell-size", "30", "--gap", "4", "12345"]),
    (
      "line-parts",
      [
        "-s", "underline", "--line-width", "4", "--line-cap", "round", "--line-length", "30",
        "--line-offset", "4", "--focus", "12",
      ]
    ),
    ("groups-dash", ["--groups", "3,3", "--separator", "dash", "123456"]),
    ("groups-dot", ["--groups", "2,2,2", "--separator", "dot", "--separator-color", "red", "12"]),
    (
      "groups-pill",
      ["-s", "joined", "--groups", "3,3", "--group-gap", "40", "--separator", "pill", "12"]
    ),
    ("groups-character", ["--groups", "2,4", "--separator", "/", "123456"]),
    ("groups-gap", ["--groups", "3,3", "--group-gap", "30", "123456"]),
    ("lower", ["--charset", "alphanumeric", "--case", "lower", "AB1"]),
    ("focus-full-none", ["--focus", "--focus-when-full", "none", "-n", "3", "123"]),
    (
      "placeholder-hidden",
      ["--placeholder", "0", "--placeholder-in-focus", "hide", "--focus", "1"]
    ),
    ("columns", ["--columns", "4", "--row-gap", "10", "--focus", "12345"]),
    ("align", ["--width", "420", "--gap", "5", "--align", "right", "12"]),
    (
      "plate",
      [
        "--row-color", "#E0E6EF", "--row-radius", "12", "--row-padding", "8", "--padding", "4",
        "--layout", "gap", "--gap", "8", "12",
      ]
    ),
    (
      "ring",
      [
        "-s", "rounded", "--focus", "--focus-ring-width", "3", "--focus-ring-offset", "2",
        "--focus-ring-color", "#0B62D680", "12",
      ]
    ),
    ("ring-diamond", ["-s", "diamond", "-n", "3", "--focus", "--focus-ring-width", "2", "1"]),
    (
      "growing",
      [
        "--layout", "gap", "--cell-size", "40", "--focus-cell-size", "48", "--focus-corner-radius",
        "12", "--focus", "1",
      ]
    ),
    ("shadow", ["-s", "rounded", "--border-width", "0", "--shadow", "0,3,8,#00000060", "12"]),
    ("shadow-line", ["-s", "underline", "--line-width", "4", "--shadow", "0,2,4,#00000080", "1"]),
    ("inner-shadow", ["--inner-shadow", "0,2,5,1,#00000080", "--corner-radius", "8", "12"]),
    ("gradient-field", ["--background", "#DA4453..#89216B", "--cell-color", "#FFFFFF50", "12"]),
    ("gradient-cell", ["--cell-color", "#FFFFFF..#C0D0F0..#90A8E0@135", "12"]),
    ("gradient-border", ["--border-width", "4", "--border-color", "red..blue@45", "12"]),
    (
      "gradient-text",
      [
        "--text-color", "#FF5F00..#7A00FF@90", "--font-size", "40", "--font-weight", "semibold",
        "88",
      ]
    ),
    ("cursor-bar", ["--focus", "--cursor", "bar", "12"]),
    ("cursor-filled", ["--focus", "--cursor", "bar", "-n", "2", "12"]),
    ("cursor-underscore", ["--focus", "--cursor", "underscore", "--cursor-color", "blue", "12"]),
    ("cursor-block", ["--focus", "--cursor", "block", "--cursor-color", "#00000040", "12"]),
    ("placeholder", ["--placeholder", "–", "--focus", "12"]),
    ("placeholder-each", ["--placeholder", "123456", "--focus", "--cursor", "bar", "4"]),
    ("last-shown", ["--secure", "--mask-except-last", "123"]),
    ("mask-none", ["--secure", "--mask", "none", "--filled-cell-color", "black", "123"]),
    (
      "by-index", ["--text-color-at", "1=red,2=blue", "--cell-color-at", "3=#FFE080,6=black", "12"]
    ),
    ("text-offset", ["-s", "underline", "--text-offset", "8", "12"]),
  ]

  @Test(arguments: pictures.indices, [1, 2]) func picture(index: Int, scale: Int) throws {
    try check(Self.pictures[index], scale: scale)
  }

  @Test(arguments: looks.indices, [1, 2]) func look(index: Int, scale: Int) throws {
    try check(Self.looks[index], scale: scale)
  }

  /// A sheet with captions.
  @Test(arguments: [1, 2]) func sheet(scale: Int) throws {
    let run = try Codebox.run([
      "sheet", "--rows", "state=normal,error", "--columns", "theme", "-n", "2", "--scale",
      "\(scale)", "1", "-o", "-",
    ])
    try #require(run.code == 0, "\(run.errors)")
    try Golden.check(png: run.output, "pictures/sheet@\(scale)x.png")
  }

  private func check(_ picture: (name: String, options: [String]), scale: Int) throws {
    let run = try Codebox.run(["render", "--scale", "\(scale)", "-o", "-"] + picture.options)
    try #require(run.code == 0, "\(picture.name): \(run.errors)")
    try Golden.check(png: run.output, "pictures/\(picture.name)@\(scale)x.png")
  }
}
