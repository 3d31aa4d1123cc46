import Foundation
import TestSupport
import Testing

/// The schema of manifests is that of the tables, and takes the manifests that are here.
@Suite struct ManifestSchemaTests {
  @Test func isKept() throws {
    let run = try Codebox.run(["batch", "--schema"])
    #expect(run.code == 0)
    try Golden.check(text: run.text, "../docs/manifest.schema.json")
  }

  /// Keys and types are judged as the schema says: every example of help and of this repository by a
  /// validator that knows what this schema uses of JSON Schema.
  @Test(arguments: [
    ("ok", #"[{"output": "a.png", "digits": 4, "columns": 2}]"#),
    ("ok", #"{"output": "a.png", "command": "sheet", "rows": "state", "columns": "theme"}"#),
    (
      "ok",
      #"{"defaults": {"digits": 4}, "matrix": {"scale": [1, 2]}, "entries": [{"output": "a"}]}"#
    ),
    ("ok", #"{"output": "a", "matrix": {"size": {"small": {"cell-size": 32}}}}"#),
    ("fault", #"[{"output": "a.png", "digts": 4}]"#), ("fault", #"[{"output": 3}]"#),
    ("fault", #"[]"#), ("fault", #"{"output": "a", "matrix": {"scale": []}}"#),
    ("fault", #"{"entries": [{"output": "a", "entries": []}]}"#),
    ("fault", #"{"output": "a", "style": "sqare"}"#),
    ("fault", #"{"output": "a", "matrix": {"size": {"small": {"cell-sice": 32}}}}"#),
  ])
  func judges(verdict: String, manifest: String) throws {
    #expect(try validate(Array(manifest.utf8)) == verdict)
  }

  @Test(arguments: ["Fixtures/pictures.json", "Fixtures/presets.json", "docs/pictures.json"])
  func takes(path: String) throws {
    let file = Fixtures.root.appending(path: path)
    #expect(try validate(Array(try Data(contentsOf: file))) == "ok")
  }

  private func validate(_ manifest: [UInt8]) throws -> String {
    let script = """
      import json, sys
      schema = json.load(open(sys.argv[1]))
      TYPES = {"object": dict, "array": list, "string": str, "boolean": bool}
      def is_type(value, name):
          if name == "number": return isinstance(value, (int, float)) and not isinstance(value, bool)
          if name == "integer": return is_type(value, "number") and value == int(value)
          return isinstance(value, TYPES[name])
      KNOWN = {"$schema", "$defs", "$ref", "title", "description", "anyOf", "type", "enum", "items",
               "minItems", "minProperties", "properties", "additionalProperties", "required",
               "minimum", "maximum", "exclusiveMinimum"}
      def valid(value, s):
          assert set(s) <= KNOWN, set(s) - KNOWN
          if "$ref" in s:
              return valid(value, schema["$defs"][s["$ref"].split("/")[-1]])
          if "anyOf" in s and not any(valid(value, part) for part in s["anyOf"]): return False
          types = s.get("type", [])
          types = types if isinstance(types, list) else [types]
          if types and not any(is_type(value, name) for name in types): return False
          if "enum" in s and value not in s["enum"]: return False
          if is_type(value, "number"):
              if value < s.get("minimum", value) or value > s.get("maximum", value): return False
              if "exclusiveMinimum" in s and value <= s["exclusiveMinimum"]: return False
          if isinstance(value, list):
              if len(value) < s.get("minItems", 0): return False
              return all(valid(item, s["items"]) for item in value) if "items" in s else True
          if isinstance(value, dict):
              if len(value) < s.get("minProperties", 0): return False
              if any(key not in value for key in s.get("required", [])): return False
              for key, item in value.items():
                  part = s.get("properties", {}).get(key, s.get("additionalProperties", True))
                  if part is False or part is not True and not valid(item, part): return False
          return True
      print("ok" if valid(json.load(sys.stdin), schema) else "fault")
      """
    let run = try Codebox.run(
      URL(filePath: "/usr/bin/env"),
      [
        "python3", "-c", script,
        Fixtures.root.appending(path: "docs/manifest.schema.json").path(percentEncoded: false),
      ], in: nil, environment: nil, input: manifest)
    #expect(run.errors.isEmpty, "\(run.errors)")
    return run.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
