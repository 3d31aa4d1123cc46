import CodeField

@testable import codebox

/// A way by which bytes from strangers come in. The tests run the targets on seeded mutations,
/// scripts/fuzz on what libFuzzer thinks of.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// A picture given by the user.
  case png
  /// A look document.
  case look
  /// The script of `codebox type`, after a byte that chooses a field.
  case script
  /// A command line, a word on each line.
  case arguments
  /// A manifest.
  case manifest

  /// What came of an input.
  package enum Outcome {
    case taken
    case refused
    /// What no input may bring about.
    case wrong(String)
  }

  /// Sends an input as far as it goes without touching a file.
  package func run(_ bytes: [UInt8]) -> Outcome {
    switch self {
    case .png: Self.runPNG(bytes)
    case .look: Self.runLook(bytes)
    case .script: Self.runScript(bytes)
    case .arguments: Self.runArguments(bytes)
    case .manifest: Self.runManifest(bytes)
    }
  }

  /// The words that mean something in such an input.
  package var words: [[UInt8]] {
    switch self {
    case .png: Self.wordsOfPNG
    case .look: Self.wordsOfLooks.map { Array($0.utf8) }
    case .script: Self.wordsOfScripts.map { Array($0.utf8) }
    case .arguments: Self.wordsOfArguments.map { Array($0.utf8) }
    case .manifest: Self.wordsOfManifests.map { Array($0.utf8) }
    }
  }

  /// A failure is an answer when it is the input's, and says so in a line that a person can read.
  static func judged(_ failure: Failure) -> Outcome {
    let message = failure.message
    if ![.usage, .content].contains(failure.code) {
      return .wrong("ended with code \(failure.code.rawValue): \(message)")
    }
    if message.isEmpty || message.utf8.count > 4_096 {
      return .wrong("a message of \(message.utf8.count) bytes")
    }
    if message.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return .wrong("a control character in a message: \(message)")
    }
    return .refused
  }

  /// The largest picture that is painted, in pixels: painting is not what is searched.
  private static let mostPixels = 10_000.0

  /// Draws a field as far as its scene, and its pixels where they are few.
  static func draw(_ arguments: ParsedArguments, text: String) throws(Failure) {
    let request = try Request(arguments)
    let drawing = try Drawing(request, text: text, needsMetrics: true)
    _ = ContrastCheck.findings(drawing.style, drawing.content)
    _ = LayoutReport.json(drawing, isSecure: request.isSecure).text()
    let size = drawing.scene.size
    if size.width * size.height * request.scale * request.scale <= mostPixels {
      _ = try drawing.raster()
    }
  }
}

extension ParsedArguments.Entry {
  /// Whether the value makes the tool read a file, or ask for the system's fonts.
  func namesFile(as name: String) -> Bool {
    switch name {
    case FieldOptions.look.name, FieldOptions.backgroundImage.name, FieldOptions.font.name,
      FieldOptions.fontFamily.name, TextOptions.file.name:
      true
    case FieldOptions.mask.name:
      if case .picture? = value as? MaskChoice { true } else { false }
    default: false
    }
  }
}
