import CodeField

@testable import PNG

extension FuzzTarget {
  /// Small, so that many pictures are read in a second.
  private static let limits = PNGLimits(largestSide: 2_048, mostPixels: 1 << 16)

  /// Reads the picture as it is, and with its checksums put right, which few mutations survive.
  static func runPNG(_ bytes: [UInt8]) -> Outcome {
    let outcome = read(bytes)
    if case .wrong = outcome { return outcome }
    guard let repaired = repaired(bytes) else { return outcome }
    return read(repaired)
  }

  /// The chunks of a file, as many as there are, each with the checksum that it should have.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    guard var walk = try? PNGChunkWalk(bytes) else { return nil }
    var file = PNGChunk.signature
    while let place = try? walk.next() {
      file += PNGChunk(place.kind, Array(bytes[place.data])).bytes
    }
    return file
  }

  private static func read(_ bytes: [UInt8]) -> Outcome {
    do throws(PNGError) {
      let size = try PNGReader.size(of: bytes, limits: limits)
      let bitmap = try PNGReader.bitmap(bytes, limits: limits)
      guard bitmap.size == size, size.width > 0, size.height > 0,
        max(size.width, size.height) <= limits.largestSide,
        size.width * size.height <= limits.mostPixels
      else { return .wrong("a picture of \(size)") }
      guard try PNGReader.raster(bytes, limits: limits).size == size else {
        return .wrong("a raster that is no picture")
      }
      _ = try PNGText.read("codebox", from: bytes)
      if var animation = try AnimationReader(bytes, limits: limits) {
        while let raster = try animation.next() {
          guard raster.size == size else { return .wrong("a frame that is no picture") }
        }
      }
      return .taken
    } catch {
      switch error {
      case .damaged(let words) where words.isEmpty: return .wrong("a fault without words")
      case .outOfMemory: return .wrong("memory ran out")
      case .damaged, .tooLarge: return .refused
      }
    }
  }

  static var wordsOfPNG: [[UInt8]] {
    let kinds = [
      "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV",
      "cLLI",
      "sBIT", "bKGD", "hIST", "pHYs", "sPLT", "eXIf", "tIME", "tEXt", "zTXt", "iTXt", "acTL",
      "fcTL", "fdAT", "oFFs", "pCAL", "sCAL",
    ]
    return kinds.map { Array($0.utf8) } + [PNGChunk.signature, PNGChunk("IEND", []).bytes]
  }
}
