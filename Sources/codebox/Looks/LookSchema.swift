/// The JSON Schema of look documents, made from the option table.
enum LookSchema {
  static var json: JSON {
    let remarks: [(String, JSON)] = LookDocument.remarks.map {
      ($0, .object([("type", .string("string"))]))
    }
    let options = LookDocument.options.map { ($0.name, schema(of: $0)) }
    return .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A look of codebox")),
      ("type", .string("object")),
      ("additionalProperties", .bool(false)),
      ("properties", .object(remarks + options)),
    ])
  }

  /// What can be said of an option's value.
  static func schema(of option: OptionDescription) -> JSON {
    var members: [(String, JSON)] = []
    switch option.kind {
    case .flag:
      members.append(("type", .string("boolean")))
    case .integer(let range):
      members.append(("type", .string("integer")))
      members.append(("minimum", .number(Double(range.lowerBound))))
      members.append(("maximum", .number(Double(range.upperBound))))
    case .number(let range, let isOpen):
      members.append(("type", .string("number")))
      members.append((isOpen ? "exclusiveMinimum" : "minimum", .number(range.lowerBound)))
      members.append(("maximum", .number(range.upperBound)))
    case .choice:
      members.append(("enum", .array(option.names.map { .string($0) })))
    case .numberOrText:
      members.append(("type", .array([.string("number"), .string("string")])))
    case .text:
      members.append(("type", .string("string")))
    }
    let isText = option.kind == .text || option.kind == .numberOrText
    let form = isText ? option.syntax.map { " (\($0))" } ?? "" : ""
    members.append(("description", .string(option.help + form)))
    return .object(members)
  }
}
