import Foundation
import TestSupport

extension Run {
  /// The lines of standard output.
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The lines of standard output as JSON objects.
  func objects() throws -> [[String: Any]] {
    try lines.map { line in
      guard
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      else { throw FailedRun(errors: "no object: \(line)") }
      return object
    }
  }

  /// What the lines say of each name, such as its verdict.
  func words(of key: String) throws -> [String: String] {
    var words: [String: String] = [:]
    for object in try objects() {
      guard let name = object["name"] as? String else { continue }
      guard words.updateValue(object[key] as? String ?? "", forKey: name) == nil else {
        throw FailedRun(errors: "\(name) is told twice")
      }
    }
    return words
  }

  /// The sum at the end.
  func summary() throws -> [String: Int] {
    try objects().last?["summary"] as? [String: Int] ?? [:]
  }
}

extension ScratchFolder {
  /// Writes a file, with the folders above it.
  func put(_ text: String, at name: String) throws {
    try put(Array(text.utf8), at: name)
  }

  func put(_ bytes: [UInt8], at name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  /// The names of all PNG files in it, sorted.
  func pictures() throws -> [String] {
    try names().filter { $0.hasSuffix(".png") || $0.hasSuffix(".apng") }
  }

  /// The names of temporary files of the writer.
  func litter() throws -> [String] {
    try names().filter { $0.contains(".codebox-") }
  }

  /// What tells a file that was written again from one that was not: its number and its time.
  func stamp(of name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    let keys: [FileAttributeKey] = [.systemFileNumber, .modificationDate]
    return keys.map { key in attributes[key].map { "\($0)" } ?? "" }
  }
}
