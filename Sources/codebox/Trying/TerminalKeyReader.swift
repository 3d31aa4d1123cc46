import CodeField

/// Takes a terminal's bytes apart. Bytes that are half a key wait for the rest.
struct TerminalKeyReader {
  private var waiting: [UInt8] = []
  /// What was pasted so far, while the terminal says that a paste goes on.
  private var pasted: [UInt8]?

  /// The names of keys that begin with an escape.
  private static let named: [(bytes: String, key: EditKey?)] = [
    ("[D", .left), ("[C", .right), ("[H", .home), ("[F", .end), ("[1~", .home), ("[4~", .end),
    ("[3~", .deleteForward), ("OD", .left), ("OC", .right), ("OH", .home), ("OF", .end),
    ("[A", nil), ("[B", nil),
  ]
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  mutating func keys(_ bytes: [UInt8]) -> [TerminalKey] {
    waiting += bytes
    var keys: [TerminalKey] = []
    while let key = next() { keys += key }
    return keys
  }

  /// The next keys, or nil where the bytes say nothing more yet.
  private mutating func next() -> [TerminalKey]? {
    if pasted != nil { return nextOfPaste() }
    guard let first = waiting.first else { return nil }
    switch first {
    case 3, 4:
      waiting.removeFirst()
      return [.leave]
    case 8, 127:
      waiting.removeFirst()
      return [.edit(.deleteBackward)]
    case 27: return nextOfEscape()
    case 0..<32:
      waiting.removeFirst()
      return []
    default: return nextOfText()
    }
  }

  private mutating func nextOfEscape() -> [TerminalKey]? {
    if waiting.starts(with: Self.pasteStart) {
      waiting.removeFirst(Self.pasteStart.count)
      pasted = []
      return []
    }
    for (name, key) in Self.named where waiting.dropFirst().starts(with: name.utf8) {
      waiting.removeFirst(1 + name.utf8.count)
      return key.map { [.edit($0)] } ?? []
    }
    // The beginning of one that is known waits; anything else is passed over.
    let known = Self.named.map { [27] + Array($0.bytes.utf8) } + [Self.pasteStart]
    if known.contains(where: { $0.starts(with: waiting) }) { return nil }
    waiting.removeFirst()
    return []
  }

  private mutating func nextOfPaste() -> [TerminalKey]? {
    for end in waiting.indices where waiting[end...].starts(with: Self.pasteEnd) {
      let bytes = (pasted ?? []) + waiting[..<end]
      waiting.removeFirst(end + Self.pasteEnd.count)
      pasted = nil
      return [.edit(.paste(String(decoding: bytes, as: UTF8.self)))]
    }
    // The paste's end may be cut in two.
    let safe = max(0, waiting.count - Self.pasteEnd.count)
    pasted? += waiting[..<safe]
    waiting.removeFirst(safe)
    return nil
  }

  /// All text up to the next control; a character that is cut in two waits.
  private mutating func nextOfText() -> [TerminalKey]? {
    let end = waiting.firstIndex { $0 < 32 || $0 == 127 } ?? waiting.count
    var length = end
    // At the very end up to three bytes may be the head of one character.
    if end == waiting.count {
      for cut in 1...4 where cut <= length {
        let byte = waiting[length - cut]
        if byte & 0xC0 == 0x80 { continue }
        let needed = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        if needed > cut { length -= cut }
        break
      }
    }
    if length == 0 { return nil }
    let text = String(decoding: waiting[..<length], as: UTF8.self)
    waiting.removeFirst(length)
    return text.map { .edit(.type(String($0))) }
  }
}
