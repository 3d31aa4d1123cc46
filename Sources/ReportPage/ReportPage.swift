import CReportPage

/// The files that the page of findings is put together from.
package enum ReportPage {
  /// HTML with the markers `{style}`, `{findings}` and `{script}`, each once and in this order. Its
  /// Content-Security-Policy has the digests of the other two files.
  package static var markup: [UInt8] { unsafe bytes(report_markup) }
  /// CSS.
  package static var style: [UInt8] { unsafe bytes(report_style) }
  /// JavaScript.
  package static var script: [UInt8] { unsafe bytes(report_script) }

  private static func bytes(_ file: report_file) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
  }
}
