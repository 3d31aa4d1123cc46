import Foundation
import TestSupport
import Testing

/// A YAML file of the project, read by PyYAML.
struct YAMLDocument {
  let value: [String: Any]

  /// - Parameter path: from the project's folder.
  init(_ path: String) throws {
    // PyYAML reads the key `on` as a truth, as YAML 1.1 has it; as JSON it is called "true".
    let script = "import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))))"
    let file = Fixtures.root.appending(path: path).path(percentEncoded: false)
    let run = try Codebox.run(
      URL(filePath: "/usr/bin/python3"), ["-c", script, file], in: nil, environment: nil,
      input: [])
    try #require(run.code == 0, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output))
    // A file whose top is a list has it under "items".
    value = try #require(object as? [String: Any] ?? ["items": object])
  }

  /// What lies under a path of keys.
  func at(_ keys: String...) -> Any? {
    keys.reduce(value as Any?) { ($0 as? [String: Any])?[$1] }
  }

  /// Maps in a list under a path of keys.
  static func maps(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }
}
