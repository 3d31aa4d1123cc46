/// Where a manifest comes from.
struct ManifestSource: Sendable {
  /// The largest manifest, in bytes.
  static let limit = 64 << 20

  /// What messages call it.
  let name: String
  /// What its relative paths start from, or nil for the working folder.
  let folder: String?
  /// Nil for standard input.
  let path: String?

  /// - Parameter word: a path, or `-` for standard input.
  init(_ word: String) {
    path = word == "-" ? nil : word
    name = path?.quoted ?? "the manifest on standard input"
    folder = path.map(FolderPath.parent)
  }

  /// What reports are headed with.
  var title: String { path ?? "-" }

  /// The manifest that a command's word names.
  init(operandOf arguments: ParsedArguments, command: String) throws(Failure) {
    guard let word = arguments.operands.first else {
      throw .usage("\(command) needs a MANIFEST; codebox help batch explains it")
    }
    self.init(word)
  }

  /// - Parameter outputs: where the pictures' paths start, or nil for the working folder.
  func manifest(outputs: String?) throws(Failure) -> Manifest {
    let bytes = try translating({ [path] (error: SystemError) in
      if error.isTooLong {
        .content("\(name) is longer than \(Self.limit >> 20) MiB; split it into several")
      } else if let path {
        error.failure(reading: path)
      } else {
        error.failureOfInput
      }
    }) { () throws(SystemError) in
      if let path {
        try FileReader.bytes(of: path, limit: Self.limit)
      } else {
        try StandardStreams.readInput(limit: Self.limit)
      }
    }
    return try Manifest(bytes, name: name, folder: folder, path: path, outputs: outputs)
  }
}
