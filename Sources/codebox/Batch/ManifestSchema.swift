/// The JSON Schema of manifests, made from the option tables of the commands that draw.
enum ManifestSchema {
  static var json: JSON {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A manifest of codebox")),
      (
        "anyOf",
        .array([
          reference("element"),
          .object([
            ("type", .string("array")), ("minItems", .number(1)), ("items", reference("element")),
          ]),
        ])
      ),
      (
        "$defs",
        .object([
          ("element", .object([("anyOf", .array([reference("group"), reference("entry")]))])),
          ("group", group), ("entry", entry), ("matrix", matrix), ("settings", settings),
        ])
      ),
    ])
  }

  private static var group: JSON {
    object(
      remarks + outer + [
        ("entries", .object([("type", .string("array")), ("items", reference("entry"))]))
      ], required: ["entries"])
  }

  private static var entry: JSON { object(remarks + outer + members) }

  private static var settings: JSON { object(remarks + members) }

  /// What holds for several pictures.
  private static let outer: [(String, JSON)] = [
    ("defaults", reference("settings")), ("matrix", reference("matrix")),
  ]

  /// An axis is an array of values, or an object of named sets.
  private static var matrix: JSON {
    let values = JSON.object([
      ("type", .string("array")), ("minItems", .number(1)),
      (
        "items",
        .object([("type", .array(["string", "number", "boolean"].map { .string($0) }))])
      ),
    ])
    let sets = JSON.object([
      ("type", .string("object")), ("minProperties", .number(1)),
      ("additionalProperties", reference("settings")),
    ])
    return .object([
      ("type", .string("object")),
      ("additionalProperties", .object([("anyOf", .array([values, sets]))])),
    ])
  }

  private static let remarks: [(String, JSON)] = ManifestDocument.remarks.map {
    ($0, .object([("type", .string("string"))]))
  }

  /// What an entry says of its picture.
  private static var members: [(String, JSON)] {
    let text = JSON.object([("type", .string("string"))])
    var members: [(String, JSON)] = [
      (
        "output",
        .object([
          ("type", .string("string")),
          ("description", .string("the picture's path; names of axes and options stand in braces")),
        ])
      ),
      (
        "command",
        .object([("enum", .array(PictureCommand.allCases.map { .string($0.rawValue) }))])
      ),
    ]
    members += PictureCommand.allCases.map(\.textKey).distinct.map { ($0, text) }
    let options = PictureCommand.allCases.flatMap(\.options) + TextOptions.all
    for name in options.map(\.name).distinct {
      // Commands that share a name can mean two things by it.
      let forms = options.filter { $0.name == name }.map(LookSchema.schema)
      let texts = forms.map { $0.line() }.distinct
      let different = texts.compactMap { text in forms.first { $0.line() == text } }
      members.append(
        (name, different.count == 1 ? forms[0] : .object([("anyOf", .array(different))])))
    }
    return members
  }

  private static func object(_ members: [(String, JSON)], required: [String] = []) -> JSON {
    .object(
      [
        ("type", .string("object")), ("additionalProperties", .bool(false)),
        ("properties", .object(members)),
      ] + (required.isEmpty ? [] : [("required", .array(required.map { .string($0) }))]))
  }

  private static func reference(_ name: String) -> JSON {
    .object([("$ref", .string("#/$defs/\(name)"))])
  }
}

extension [String] {
  /// The texts without those that stood before.
  fileprivate var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
