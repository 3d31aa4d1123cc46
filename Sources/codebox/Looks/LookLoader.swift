/// Takes the looks that arguments name into them.
enum LookLoader {
  /// The largest look document, in bytes.
  private static let limit = 1 << 20

  static func resolve(_ arguments: ParsedArguments) throws(Failure) -> ParsedArguments {
    var arguments = arguments
    if let name = arguments[FieldOptions.preset],
      let preset = Preset.all.first(where: { $0.name == name })
    {
      arguments.take(look: try preset.entries())
    }
    if let path = arguments[FieldOptions.look] {
      let bytes = try translating({ (error: SystemError) in
        error.isTooLong
          ? .content("the look \(path.quoted) is longer than \(limit) bytes")
          : error.failure(reading: path)
      }) {
        () throws(SystemError) in
        try FileReader.bytes(of: path, limit: limit)
      }
      arguments.take(
        look: try LookDocument.entries(
          bytes, name: path.quoted, folder: FolderPath.parent(of: path)))
    }
    return arguments
  }
}
