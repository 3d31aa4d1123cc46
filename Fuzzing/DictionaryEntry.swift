/// A word of a libFuzzer dictionary.
struct DictionaryEntry {
  let bytes: [UInt8]

  /// The entry's line: quoted, with other bytes than plain ASCII in hexadecimal.
  var text: String {
    let body = bytes.map { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        ? String(Unicode.Scalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "\"\(body.joined())\""
  }
}
