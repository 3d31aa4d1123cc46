/// The options that say where a text comes from, instead of an operand. They are no looks.
enum TextOptions {
  static let variable = Option(
    "text-env", group: .field, Domain<String>.variable.optional, default: nil,
    help: "take the text from an environment variable, out of process lists and logs")
  static let file = Option(
    "text-file", group: .field, Domain<String>.textFile.optional, default: nil, isPath: true,
    help: "take the text from a file; one line break at its end does not count")

  static let all: [OptionDescription] = OptionTable.of {
    variable
    file
  }
}

extension Domain where Value == String {
  /// The name of an environment variable, as POSIX has them: a value that was given in its place
  /// is mostly none, and so is found out.
  fileprivate static var variable: Domain<String> {
    Domain(syntax: "NAME", expectation: "the name of an environment variable, such as CODE") {
      word in
      let letters = word.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "A") : $0 }
      let isName = letters.enumerated().allSatisfy { index, byte in
        (0x41...0x5A).contains(byte & 0xDF)
          || index > 0 && (0x30...0x39).contains(byte)
      }
      return isName && !word.isEmpty ? word : nil
    }
  }

  fileprivate static var textFile: Domain<String> {
    Domain(
      syntax: "FILE", expectation: "the path of a file; a lone - as operand reads standard input"
    ) { $0.isEmpty || $0 == "-" ? nil : $0 }
  }
}
