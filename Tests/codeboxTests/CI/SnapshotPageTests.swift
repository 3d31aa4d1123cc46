import Foundation
import TestSupport
import Testing

/// The page on snapshot tests tells the truth: its commands, run in turn, do what it says.
@Suite struct SnapshotPageTests {
  @Test func commands() throws {
    let page = try String(
      contentsOf: Fixtures.root.appending(path: "docs/ci.md"), encoding: .utf8)
    let folder = try ScratchFolder()
    let prepared = try Codebox.shell(
      """
      mkdir -p home/.local/bin repository && ln -s "$CODEBOX" home/.local/bin/codebox
      git init --quiet repository
      """, in: folder)
    try #require(prepared.code == 0, "\(prepared.errors)")
    // A block of commands may be followed by one of what it prints. Those that fetch or depend on what
    // is not here are marked as `shell` and not as `sh`.
    let blocks = page.matches(of: /```sh\n([\s\S]*?)```\n(?:\n```text\n([\s\S]*?)```\n)?/)
    #expect(blocks.count > 6)
    for block in blocks {
      let run = try Codebox.shell(
        """
        for name in $(compgen -e | grep ^GIT_); do unset "$name"; done
        unset CI
        export HOME="$PWD/home" PATH="$PWD/home/.local/bin:$PATH" GIT_CONFIG_NOSYSTEM=1
        export GIT_AUTHOR_NAME=x GIT_AUTHOR_EMAIL=x GIT_COMMITTER_NAME=x GIT_COMMITTER_EMAIL=x
        exec 2>&1
        set -e
        cd repository
        \(block.1)
        """, in: folder)
      let code = block.1.firstMatch(of: /# exits with (\d+)\n$/).map { Int32($0.1) } ?? 0
      #expect(run.code == code, "\(block.1)\(run.text)")
      if let printed = block.2 { #expect(run.text == String(printed)) }
    }
    // Nothing that was made is left to be committed, but for the last example.
    let status = try Codebox.shell("git -C repository status --short", in: folder)
    #expect(status.text == "?? secret/\n")
  }

  /// The links lead somewhere.
  @Test func links() throws {
    let docs = Fixtures.root.appending(path: "docs")
    let page = try String(contentsOf: docs.appending(path: "ci.md"), encoding: .utf8)
    let links = page.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
      .filter { !$0.hasPrefix("https:") }
    #expect(links.count >= 3)
    for link in links {
      let path = docs.appending(path: link).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
