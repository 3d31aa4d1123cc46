import Foundation
import TestSupport
import Testing

/// The text of a secure field is in nothing that batch, verify and accept give, however it came into a
/// manifest and whatever became of the picture.
@Suite struct ManifestSecrets {
  private static let secret = "739154"

  /// How the text comes in.
  private static let sources = [
    "\"text\": \"739154\"", "\"text-env\": \"CODE\"", "\"text-file\": \"../code\"",
    "\"matrix\": {\"text\": [\"739154\"]}", "\"matrix\": {\"n\": {\"a\": {\"text\": \"739154\"}}}",
    "\"defaults\": {\"text\": \"739154\"}", "\"matrix\": {\"text-env\": [\"CODE\"]}",
    "\"command\": \"type\", \"script\": \"739154\"",
    "\"command\": \"type\", \"script\": \"7391x54\", \"mask-delay\": 100",
  ]

  /// What goes wrong, if anything: further members of the entry, and what a baseline is.
  private static let troubles = [
    "", "\"digits\": 5", "\"charset\": \"hex\", \"scael\": 1", "\"font-size\": 400",
    "\"embed-look\": true", "\"text-env\": \"CODE\"",
  ]

  @Test(arguments: sources, troubles) func nothingTells(source: String, trouble: String) throws {
    let folder = try ScratchFolder()
    let members = ["\"output\": \"a.png\"", "\"secure\": true", source, trouble]
      .filter { !$0.isEmpty }
    try folder.put("{\(members.joined(separator: ", "))}", at: "in/m.json")
    try folder.put(Self.secret, at: "code")
    var told = ""
    for words in [
      ["batch", "in/m.json", "--into", "out"], ["batch", "in/m.json", "--into", "out", "--json"],
      [
        "verify", "in/m.json", "-b", "base", "--artifacts", "kept", "--html", "r/h", "--junit",
        "r/j",
      ],
      ["verify", "in/m.json", "-b", "base", "--json"], ["accept", "in/m.json", "-b", "base"],
      ["accept", "in/m.json", "-b", "base", "--json", Self.secret],
      ["verify", "in/m.json", "-b", "base"],
    ] {
      let run = try Codebox.run(words, in: folder, environment: ["CODE": Self.secret])
      // A name that somebody gives is told as it was given.
      if words.last != Self.secret { told += run.text + run.errors }
    }
    #expect(!told.contains(Self.secret), "\(told)")
    for name in try folder.names() where name != "code" && name != "in/m.json" {
      #expect(!name.contains(Self.secret))
      guard let data = try? Data(contentsOf: URL(filePath: folder.path(name))) else { continue }
      #expect(data.range(of: Data(Self.secret.utf8)) == nil, "\(name)")
    }
  }
}
