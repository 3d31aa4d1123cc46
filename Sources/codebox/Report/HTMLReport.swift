import ReportPage

/// Findings as one HTML page that needs no file beside it and asks no network for anything.
///
/// Texts of a manifest reach the page only as JSON, and its script puts them in place as text. The
/// page's policy lets no other script run, and loads nothing from anywhere.
enum HTMLReport {
  static func page(_ findings: [Finding], title: String) -> [UInt8] {
    let document = JSON.object([
      ("title", .string(title)), ("findings", .array(findings.map { .object(members($0)) })),
    ])
    return filled(
      ReportPage.markup,
      [
        ("{style}", ReportPage.style), ("{findings}", embedded(document)),
        ("{script}", ReportPage.script),
      ])
  }

  private static func members(_ finding: Finding) -> [(String, JSON)] {
    let pictures = [
      ("expected", finding.expected), ("actual", finding.actual),
      ("difference", finding.difference),
    ]
    return finding.members
      + pictures.compactMap { key, png in png.map { (key, .string(Base64.text($0))) } }
  }

  /// A document that can stand in a script element: nothing in it ends the element or begins a
  /// comment. In JSON these characters stand only in texts, where an escape means the same.
  private static func embedded(_ document: JSON) -> [UInt8] {
    let text = Array(document.line().utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + text.count / 16)
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"): bytes += "\\u003c".utf8
      case UInt8(ascii: ">"): bytes += "\\u003e".utf8
      case UInt8(ascii: "&"): bytes += "\\u0026".utf8
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// A template with its markers replaced, which stand in it once each and in this order. What is
  /// put in is not searched for markers.
  private static func filled(_ template: [UInt8], _ parts: [(String, [UInt8])]) -> [UInt8] {
    var rest = template[...]
    var page: [UInt8] = []
    for (name, part) in parts {
      let marker = Array(name.utf8)
      while !rest.isEmpty, !rest.starts(with: marker) { page.append(rest.removeFirst()) }
      page += part
      rest = rest.dropFirst(marker.count)
    }
    return page + rest
  }
}
