import Cairo
import Testing

@Suite struct ContextTests {
  @Test func drawsOnLentMemory() throws {
    var pixels = [UInt32](repeating: 0, count: 6)
    try ImageSurface.withSurface(over: &pixels, width: 3, height: 2) {
      surface throws(CairoError) in
      let context = try Context(surface)
      context.setSource(red: 1, green: 0.5, blue: 0, alpha: 1)
      context.move(toX: 1, y: 0)
      context.line(toX: 2, y: 0)
      context.line(toX: 2, y: 2)
      context.line(toX: 1, y: 2)
      context.closePath()
      try context.fill()
    }
    #expect(pixels == [0, 0xFFFF_8000, 0, 0, 0xFFFF_8000, 0])
  }

  @Test func memoryOfAnotherSizeIsRefused() {
    var pixels = [UInt32](repeating: 0, count: 5)
    #expect {
      try ImageSurface.withSurface(over: &pixels, width: 3, height: 2) { _ in }
    } throws: { ($0 as? CairoError)?.status == .invalidSize }
  }

  /// Cairo refuses sides over 32,767 px.
  @Test func sidesTooLongForCairoAreRefused() {
    var pixels = [UInt32](repeating: 0, count: 32_768)
    #expect {
      try ImageSurface.withSurface(over: &pixels, width: 32_768, height: 1) { _ in }
    } throws: { ($0 as? CairoError)?.status == .invalidSize }
    pixels.removeLast()
    #expect(throws: Never.self) {
      try ImageSurface.withSurface(
        over: &pixels, width: 32_767, height: 1
      ) { _ in }
    }
  }

  /// A verb reports the fault that a setter before it brought about.
  @Test func verbsCheckTheStatus() {
    var pixels: [UInt32] = [0]
    #expect {
      try ImageSurface.withSurface(over: &pixels, width: 1, height: 1) {
        surface throws(CairoError) in
        let context = try Context(surface)
        context.scale(by: 0)
        try context.fill()
      }
    } throws: { ($0 as? CairoError)?.status == .invalidMatrix }
  }

  @Test func statusesKeepUnknownCodes() {
    #expect(CairoStatus(rawValue: 4_711) != CairoStatus(rawValue: 4_712))
    #expect(!CairoStatus(rawValue: 4_711).description.isEmpty)
    #expect(CairoStatus.success.description == "no error has occurred")
  }
}
