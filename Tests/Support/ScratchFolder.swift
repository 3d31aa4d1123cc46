import Foundation

/// A folder of a test's own, gone at the end of its life.
package final class ScratchFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "codebox-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A path in the folder.
  package func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// The names of all files and folders in it, sorted.
  package func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
  }
}
