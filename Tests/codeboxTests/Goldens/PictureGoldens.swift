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

  @Test(arguments: pictures.indices, [1, 2]) func picture(index: Int, scale: Int) throws {
    let (name, options) = Self.pictures[index]
    let run = try Codebox.run(["render", "--scale", "\(scale)", "-o", "-"] + options)
    try #require(run.code == 0, "\(name): \(run.errors)")
    try Golden.check(png: run.output, "pictures/\(name)@\(scale)x.png")
  }
}
