/// A manifest's words: entries as they are written, each with what holds for it from outside.
///
/// The document is a JSON array of entries, JSON Lines with an entry on each line, or one object. An
/// object with `entries` is a group, whose `defaults` and `matrix` hold for all of them; one with
/// nothing but `defaults` holds for the entries that follow.
struct ManifestDocument: Sendable {
  /// An entry as it is written.
  struct Entry: Sendable {
    /// From 1, over the whole document.
    let number: Int
    let line: Int
    /// Without those that are not the field's.
    let members: [JSONNode.Member]
    /// What holds unless the entry says otherwise, the outermost first.
    let defaults: [[JSONNode.Member]]
    /// The axes of its group, and then its own.
    let axes: [JSONNode.Member]
    /// What is wrong with its words; then it has no members.
    let fault: JSONReader.Fault?

    /// Where the entry is, for messages.
    var place: String { "entry \(number) (line \(line))" }
  }

  /// How many entries there are so far.
  private var count = 0
  /// What holds for the entries that follow.
  private var carried: [[JSONNode.Member]] = []

  /// Keys for people and editors.
  static let remarks = ["$schema", "description"]
  /// The keys of a document's form, for whoever mistyped one.
  static let keys = [defaultsKey, matrixKey, entriesKey]
  private static let defaultsKey = "defaults"
  private static let matrixKey = "matrix"
  private static let entriesKey = "entries"

  private init() {}

  /// Reads a document and hands over one entry after the other, so that their words need not all be
  /// kept.
  ///
  /// - Throws: the fault of a document that is none of these, or of what holds for several entries;
  ///   entries may have been handed over before. A broken line of JSON Lines is the fault of its entry
  ///   alone.
  static func read(
    _ bytes: [UInt8], _ take: (Entry) -> Void
  ) throws(JSONReader.Fault) {
    var document = ManifestDocument()
    if let lines = lines(bytes) {
      for line in lines { try document.add(line, take) }
      return
    }
    let single = try JSONReader.readElements(bytes) { (element) throws(JSONReader.Fault) in
      try document.add(element, take)
    }
    if let single { try document.add(single, take) }
  }

  // MARK: JSON Lines

  private struct Line {
    let number: Int
    let bytes: [UInt8]
  }

  /// The lines that are not blank, or nil where the document is one value: it begins with a bracket,
  /// or its first line alone is no value, or it is the only one.
  private static func lines(_ bytes: [UInt8]) -> [Line]? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().map { Line(number: $0.offset + 1, bytes: Array($0.element)) }
      .filter { $0.bytes.contains { $0 > 0x20 } }
    guard let first = lines.first, lines.count > 1,
      let node = try? JSONReader.read(first.bytes), case .object = node.value
    else { return nil }
    return lines
  }

  private mutating func add(
    _ line: Line, _ take: (Entry) -> Void
  ) throws(JSONReader.Fault) {
    let node: JSONNode
    do throws(JSONReader.Fault) {
      node = try JSONReader.read(line.bytes, from: line.number)
    } catch {
      return take(faulty(line: line.number, error))
    }
    try add(node, take)
  }

  // MARK: Entries

  private mutating func add(
    _ node: JSONNode, _ take: (Entry) -> Void
  ) throws(JSONReader.Fault) {
    guard case .object(let members) = node.value else { return take(entry(node, axes: [])) }
    if let entries = Self.member(Self.entriesKey, members) {
      return try addGroup(members, entries: entries, take)
    }
    let isAlone = members.allSatisfy {
      $0.key == Self.defaultsKey || Self.remarks.contains($0.key)
    }
    if isAlone, let own = try Self.defaults(members) {
      carried.append(own)
    } else {
      take(entry(node, axes: []))
    }
  }

  private mutating func addGroup(
    _ members: [JSONNode.Member], entries: JSONNode.Member, _ take: (Entry) -> Void
  ) throws(JSONReader.Fault) {
    let keys = [Self.entriesKey, Self.defaultsKey, Self.matrixKey] + Self.remarks
    if let other = members.first(where: { !keys.contains($0.key) }) {
      throw JSONReader.Fault(
        line: other.line,
        message: "beside entries, \(other.key.quoted) stands in defaults, to hold for all of them")
    }
    guard case .array(let elements) = entries.node.value else {
      throw JSONReader.Fault(line: entries.line, message: "entries is an array")
    }
    let outer = carried
    carried += [try Self.defaults(members) ?? []]
    let axes = try Self.axes(members)
    for element in elements { take(entry(element, axes: axes)) }
    carried = outer
  }

  private mutating func entry(_ node: JSONNode, axes: [JSONNode.Member]) -> Entry {
    do throws(JSONReader.Fault) {
      let members = try Self.members(node, "an entry")
      let own = try Self.defaults(members).map { [$0] } ?? []
      let all = axes + (try Self.axes(members))
      let apart = [Self.defaultsKey, Self.matrixKey] + Self.remarks
      count += 1
      return Entry(
        number: count, line: node.line, members: members.filter { !apart.contains($0.key) },
        defaults: carried + own, axes: all, fault: nil)
    } catch {
      return faulty(line: error.line, error)
    }
  }

  private mutating func faulty(line: Int, _ fault: JSONReader.Fault) -> Entry {
    count += 1
    return Entry(number: count, line: line, members: [], defaults: [], axes: [], fault: fault)
  }

  // MARK: Members

  private static func members(
    _ node: JSONNode, _ what: String
  ) throws(JSONReader.Fault) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else {
      throw JSONReader.Fault(line: node.line, message: "\(what) is an object")
    }
    return members
  }

  private static func member(
    _ key: String, _ members: [JSONNode.Member]
  ) -> JSONNode.Member? {
    members.first { $0.key == key }
  }

  private static func defaults(
    _ members: [JSONNode.Member]
  ) throws(JSONReader.Fault) -> [JSONNode.Member]? {
    guard let member = member(defaultsKey, members) else { return nil }
    return try Self.members(member.node, defaultsKey).filter { !remarks.contains($0.key) }
  }

  private static func axes(
    _ members: [JSONNode.Member]
  ) throws(JSONReader.Fault) -> [JSONNode.Member] {
    guard let member = member(matrixKey, members) else { return [] }
    return try Self.members(member.node, matrixKey)
  }
}
