/// A diagnosis for people, and for programs.
enum DoctorReport {
  /// The version of the document's form; raised when a key changes its meaning or goes away.
  static let schema = 1

  static func text(_ diagnosis: Diagnosis) -> String {
    let rows =
      [("codebox", version)] + Diagnosis.libraries.map { ($0.name, $0.version) }
      + Diagnosis.fonts.map { ("font", "\($0.name), checksum \($0.checksum)") }
      + [("machine", "\(SystemName.machine), \(SystemName.system)")]
    let differences = diagnosis.differences.map { "\($0.scene.name): \($0.fault ?? "")" }
    return ([Help.columns(rows)] + differences + [verdict(diagnosis), limits])
      .map { $0 + "\n" }.joined()
  }

  static func json(_ diagnosis: Diagnosis) -> JSON {
    .object([
      ("schema", .number(Double(schema))), ("codebox", .string(version)),
      ("same", .bool(diagnosis.isSame)), ("verdict", .string(verdict(diagnosis))),
      ("libraries", .object(Diagnosis.libraries.map { ($0.name, .string($0.version)) })),
      (
        "fonts",
        .array(
          Diagnosis.fonts.map {
            .object([("name", .string($0.name)), ("checksum", .string($0.checksum))])
          })
      ),
      ("machine", .string(SystemName.machine)), ("system", .string(SystemName.system)),
      ("scenes", .array(diagnosis.findings.map(scene))),
    ])
  }

  private static func scene(_ finding: Diagnosis.Finding) -> JSON {
    .object([
      ("name", .string(finding.scene.name)), ("same", .bool(finding.isSame)),
      ("expected", .string(finding.scene.checksum.hexadecimal)),
      ("drawn", finding.checksum.map { .string($0.hexadecimal) } ?? .null),
      ("fault", finding.fault.map { .string($0) } ?? .null),
    ])
  }

  private static func verdict(_ diagnosis: Diagnosis) -> String {
    let count = diagnosis.findings.count
    return diagnosis.isSame
      ? "this machine draws the same pictures as the others: \(count) of \(count) scenes are alike"
      : "the pictures of this machine will not match: \(diagnosis.differences.count) of \(count) "
        + "scenes differ"
  }

  private static let limits =
    "not covered: fonts of the system (--font-family), and files that options name"
}
