import Foundation

/// The project's files, for tests.
package enum Fixtures {
  /// The project's folder.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file under `Fixtures/`.
  package static func file(_ path: String) -> URL {
    root.appending(path: "Fixtures").appending(path: path)
  }

  /// DejaVu Sans, which the set-up script installs.
  package static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
}
