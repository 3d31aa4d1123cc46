/// Reads JSON (RFC 8259) and keeps the line of every value, so that a fault can be named by its
/// place. Numbers stay as they are written.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  /// How deeply values may lie in one another.
  private static let deepest = 32
  /// Up to how many keys of an object are compared one by one.
  private static let mostListed = 16

  /// What is wrong with a document, and where.
  struct Fault: Error, Equatable {
    let line: Int
    let message: String
  }

  /// The document's value.
  ///
  /// - Parameter line: the number of its first line.
  static func read(_ bytes: [UInt8], from line: Int = 1) throws(Fault) -> JSONNode {
    var reader = try JSONReader(bytes, from: line)
    let node = try reader.value()
    try reader.end()
    return node
  }

  /// Reads a document whose value can be an array, and hands over one element after the other, so
  /// that they need not all be kept.
  ///
  /// - Returns: the document's value, where it is no array.
  static func readElements(
    _ bytes: [UInt8], _ take: (JSONNode) throws(Fault) -> Void
  ) throws(Fault) -> JSONNode? {
    var reader = try JSONReader(bytes, from: 1)
    reader.skipBlanks()
    guard reader.next == UInt8(ascii: "[") else { return try read(bytes) }
    try reader.list(from: "[", to: "]") { (reader) throws(Fault) in
      try take(try reader.value())
    }
    try reader.end()
    return nil
  }

  private init(_ bytes: [UInt8], from line: Int) throws(Fault) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Fault(line: line, message: "the document is not UTF-8")
    }
    // A byte order mark does no harm.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.line = line
  }

  private mutating func end() throws(Fault) {
    skipBlanks()
    if next != nil { throw fault("nothing may follow the document") }
  }

  private func fault(_ message: String) -> Fault { Fault(line: line, message: message) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      if byte == 0x0A { line += 1 }
      position += 1
    }
  }

  /// Passes over `byte` where it is next.
  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Fault) -> JSONNode {
    skipBlanks()
    let start = line
    guard let byte = next else { throw fault("the document ends too early") }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(value: try object(), line: start)
    case UInt8(ascii: "["): return JSONNode(value: try array(), line: start)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), line: start)
    default: return JSONNode(value: try word(), line: start)
    }
  }

  private mutating func object() throws(Fault) -> JSONNode.Value {
    var members: [JSONNode.Member] = []
    // Of few keys each is soon looked at; many could take a square of their number.
    var keys: Set<String> = []
    let most = Self.mostListed
    try list(from: "{", to: "}") { (reader) throws(Fault) in
      let start = reader.line
      guard reader.next == UInt8(ascii: "\"") else { throw reader.fault("a key is missing") }
      let key = try reader.string()
      reader.skipBlanks()
      guard reader.take(UInt8(ascii: ":")) else {
        throw reader.fault("a colon is missing after \(key.quoted)")
      }
      if members.count == most { keys = Set(members.map(\.key)) }
      let isKnown =
        members.count < most
        ? members.contains { $0.key == key } : !keys.insert(key).inserted
      if isKnown { throw Fault(line: start, message: "\(key.quoted) is given twice") }
      members.append(JSONNode.Member(key: key, line: start, node: try reader.value()))
    }
    return .object(members)
  }

  private mutating func array() throws(Fault) -> JSONNode.Value {
    var elements: [JSONNode] = []
    try list(from: "[", to: "]") { (reader) throws(Fault) in
      elements.append(try reader.value())
    }
    return .array(elements)
  }

  /// Reads items separated by commas between two brackets.
  private mutating func list(
    from open: Unicode.Scalar, to close: Unicode.Scalar,
    _ item: (inout JSONReader) throws(Fault) -> Void
  ) throws(Fault) {
    _ = take(UInt8(ascii: open))
    depth += 1
    if depth > Self.deepest { throw fault("values lie too deeply in one another") }
    skipBlanks()
    if !take(UInt8(ascii: close)) {
      while true {
        skipBlanks()
        try item(&self)
        skipBlanks()
        if take(UInt8(ascii: close)) { break }
        guard take(UInt8(ascii: ",")) else { throw fault("a comma or \(close) is missing") }
      }
    }
    depth -= 1
  }

  private mutating func string() throws(Fault) -> String {
    _ = take(UInt8(ascii: "\""))
    // Most texts have nothing that stands for something else, and are taken as they are.
    let start = position
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      position += 1
    }
    if next == UInt8(ascii: "\"") {
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      position += 1
      return try checked(text)
    }
    var text = Array(bytes[start..<position])
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return try checked(String(decoding: text, as: UTF8.self))
      case UInt8(ascii: "\\"):
        text.append(contentsOf: Array(try escape().utf8))
      case 0..<0x20:
        throw fault(
          byte == 0x0A || byte == 0x0D
            ? "a text ends in the middle of its line"
            : "a text has a control character; write it as an escape, such as \\t")
      default:
        text.append(byte)
      }
    }
    throw fault("a text does not end")
  }

  private func checked(_ text: String) throws(Fault) -> String {
    guard !text.hasPilesOfMarks else {
      throw fault("a text has more than \(String.mostMarks) marks on one character")
    }
    return text
  }

  private mutating func escape() throws(Fault) -> String {
    let byte = next
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var units = [try unit()]
      // The second half of a character beyond U+FFFF.
      if (0xD800..<0xDC00).contains(units[0]), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
        units.append(try unit())
      }
      guard let text = String(validating: units, as: UTF16.self) else {
        throw fault("an escape is half a character")
      }
      return text
    default: throw fault("an escape is unknown")
    }
  }

  private mutating func unit() throws(Fault) -> UInt16 {
    let digits = bytes.dropFirst(position).prefix(4)
    guard digits.count == 4,
      digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("an escape needs four hexadecimal digits") }
    position += 4
    return unit
  }

  private mutating func word() throws(Fault) -> JSONNode.Value {
    let start = position
    while let byte = next, !"{}[],:\" \n\r\t".utf8.contains(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw fault("a value is missing")
    default:
      guard Self.isNumber(word)
      // Not shown: it may be a text that is a secret.
      else {
        throw fault("a value is no number, true, false or null; texts stand in quotation marks")
      }
      return .number(word)
    }
  }

  /// Whether a word is a number as JSON has it: no leading zeros, digits on both sides of a point.
  private static func isNumber(_ word: String) -> Bool {
    var rest = word.utf8[...]
    func digits(_ rest: inout Substring.UTF8View) -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let isZero = rest.first == UInt8(ascii: "0")
    let whole = digits(&rest)
    guard whole == 1 || whole > 1 && !isZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits(&rest) > 0 else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }
}
