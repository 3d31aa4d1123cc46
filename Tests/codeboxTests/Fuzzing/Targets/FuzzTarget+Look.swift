import CodeField

@testable import codebox

extension FuzzTarget {
  /// Reads the look, draws a field with it, and reads the look again as `codebox look` prints it.
  static func runLook(_ bytes: [UInt8]) -> Outcome {
    do throws(Failure) {
      var arguments = ParsedArguments()
      arguments.take(
        look: try LookDocument.entries(bytes, name: "“a.json”", folder: nil)
          .filter { !$0.value.namesFile(as: $0.key) })
      let document = LookDocument.json(arguments).text()
      do throws(Failure) {
        _ = try LookDocument.entries(Array(document.utf8), name: "“b.json”", folder: nil)
      } catch {
        return .wrong("a look that was printed cannot be read: \(error.message)")
      }
      try draw(arguments, text: "12")
      return .taken
    } catch {
      return judged(error)
    }
  }

  static var wordsOfLooks: [String] {
    LookDocument.options.map { "\"\($0.name)\":" } + values
      + ["\\u00e9", "\\ud83d\\ude00", "null", "1e5", "-0", "\"$schema\":", "\"description\":"]
  }

  /// The words that options take.
  static var values: [String] {
    let names = FieldOptions.all.filter { $0.syntax != "COLOR" }.flatMap(\.names)
    return Set(names).sorted() + [
      "true", "false", "0.5", "32767", "-1000", "64", "red..#00F8@45", "red/blue", "none", "3,3",
      "1=red,2=#0F0", "40x48", "0,2,4,#0008", "1,1,0,-2,black/none",
    ]
  }
}
