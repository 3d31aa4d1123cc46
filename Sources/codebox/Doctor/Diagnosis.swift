import Cairo
import CodeField
import PNG
import Typeface

/// What was found of a machine.
struct Diagnosis: Sendable {
  /// A scene as this machine draws it.
  struct Finding: Sendable {
    let scene: DoctorScene
    /// The checksum of its pixels, nil where it could not be drawn.
    let checksum: UInt64?
    /// What went wrong, in words.
    let fault: String?

    var isSame: Bool { fault == nil }
  }

  let findings: [Finding]

  /// Draws the scenes and compares them with what they should be.
  init(_ scenes: [DoctorScene] = DoctorScene.all) {
    findings = scenes.map(Self.examine)
  }

  /// The scenes that are not what they should be.
  var differences: [Finding] { findings.filter { !$0.isSame } }
  /// Whether this machine draws what the others draw.
  var isSame: Bool { differences.isEmpty }

  private static func examine(_ scene: DoctorScene) -> Finding {
    do throws(Failure) {
      let raster = try scene.raster()
      let sum = raster.checksum
      let fault =
        if sum != scene.checksum {
          "its pixels have the checksum \(sum.hexadecimal), and \(scene.checksum.hexadecimal) elsewhere"
        } else if try !survivesFile(raster) {
          "its pixels are others after it was written and read"
        } else {
          String?.none
        }
      return Finding(scene: scene, checksum: sum, fault: fault)
    } catch {
      return Finding(scene: scene, checksum: nil, fault: error.message)
    }
  }

  /// Whether a picture comes back from its file as it was.
  private static func survivesFile(_ raster: Raster) throws(Failure) -> Bool {
    try translating({ (error: PNGError) in
      Failure(code: .software, message: "the PNG library fails: \(error.words)")
    }) { () throws(PNGError) in
      let file = try PNGWriter.bytes(of: raster, scale: 1)
      return try PNGReader.raster(file, limits: PixelLimits.png) == raster
    }
  }
}

extension Diagnosis {
  /// The libraries that draw, and their versions.
  static var libraries: [(name: String, version: String)] {
    [
      ("cairo", CairoVersion.cairo), ("pixman", CairoVersion.pixman),
      ("FreeType", TypefaceVersion.freeType ?? "does not start"), ("libpng", PNGVersion.libpng),
      ("libdeflate", PNGVersion.libdeflate), ("zlib", PNGVersion.zlib),
    ]
  }

  /// The embedded fonts: their names and the checksums of their files.
  static var fonts: [(name: String, checksum: String)] {
    EmbeddedFont.allCases.map { font in
      let name: String
      do throws(FontError) {
        name = try Face(font).name
      } catch {
        name = "the embedded font in \(font.rawValue) cannot be read"
      }
      return (name, font.checksum.hexadecimal)
    }
  }
}
