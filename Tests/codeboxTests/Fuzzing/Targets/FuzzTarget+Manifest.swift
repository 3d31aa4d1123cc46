import CodeField

@testable import codebox

extension FuzzTarget {
  /// The words by which a manifest can name a file other than the pictures that it draws. An escape
  /// could hide one.
  private static let filenames = ["look", "font", "background-image", "mask", "text-file", "\\u"]

  /// Understands a manifest, and looks at the names of its first pictures.
  static func runManifest(_ bytes: [UInt8]) -> Outcome {
    let text = String(decoding: bytes, as: UTF8.self)
    if filenames.contains(where: text.contains) { return .refused }
    do throws(Failure) {
      let manifest = try Manifest(bytes, name: "“a.json”", folder: nil)
      for item in manifest.items.prefix(64) {
        switch item {
        case .fault(_, let failure):
          if case .wrong(let words) = judged(failure) { return .wrong(words) }
        case .picture(let picture):
          guard picture.name.lowercased().hasSuffix("png"), !picture.name.utf8.contains(0) else {
            return .wrong("a picture of the name \(picture.name)")
          }
          _ = manifest.place(of: picture)
        }
      }
      return .taken
    } catch {
      return judged(error)
    }
  }

  static var wordsOfManifests: [String] {
    [
      "\"output\":\"a.png\"", "\"entries\":[", "\"defaults\":{", "\"matrix\":{", "\"command\":",
      "\"render\"", "\"sheet\"", "\"type\"", "\"text\":\"12\"", "\"script\":\"1<del>\"", "{state}",
      "{{", "}}", "{scale}", "},\n{", "../", ".apng", "\"rows\":\"state\"",
      "\"columns\":\"theme=light,dark\"",
    ] + wordsOfLooks
  }
}
