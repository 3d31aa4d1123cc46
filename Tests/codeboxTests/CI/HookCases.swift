import Foundation
import TestSupport
import Testing

/// The pre-commit hook, in repositories with awkward names.
@Suite struct HookCases {
  private static let manifest = "-my snaps/-co'des.json"
  private static let baselines = "-my snaps/base lines"

  /// A repository `-re po` with the hook, a manifest that uses a look from elsewhere, accepted
  /// baselines and an unrelated file, all committed with the hook in place.
  private static func repository() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let hook = Fixtures.root.appending(path: "scripts/hooks/pre-commit")
    let run = try git(
      #"""
      set -e
      git init --quiet .
      git config codebox.manifest "$MANIFEST"
      git config codebox.baseline "$BASELINES"
      mkdir -p "./-my snaps" looks .git/hooks
      cp '\#(hook.path(percentEncoded: false))' .git/hooks/pre-commit
      echo '{"border-width": 3}' >looks/look.json
      echo '[{"output": "a b.png", "text": "12", "look": "../looks/look.json"}]' >"./$MANIFEST"
      echo one >readme
      codebox accept "--baseline=$BASELINES" -- "$MANIFEST" >/dev/null
      git add .
      git commit --quiet -m first
      """#, in: folder)
    try #require(run.code == 0, "\(run.errors)")
    return folder
  }

  /// Runs a script in the repository, with git and the hook free of what is set around the test.
  private static func git(_ script: String, in folder: ScratchFolder) throws -> Run {
    try Codebox.shell(
      #"""
      for name in $(compgen -e | grep ^GIT_); do unset "$name"; done
      unset CI
      mkdir -p bin home tmp ./'-re po'
      export HOME="$PWD/home" TMPDIR="$PWD/tmp" PATH="$PWD/bin:$PATH" GIT_CONFIG_NOSYSTEM=1
      export GIT_AUTHOR_NAME=x GIT_AUTHOR_EMAIL=x GIT_COMMITTER_NAME=x GIT_COMMITTER_EMAIL=x
      export MANIFEST="\#(manifest)" BASELINES="\#(baselines)"
      ln -sf "$CODEBOX" bin/codebox
      cd ./'-re po'
      \#(script)
      """#, in: folder)
  }

  /// Nothing is left in the temporary folder or the work tree.
  private static func expectNoLitter(_ folder: ScratchFolder) throws {
    #expect(try folder.names().filter { $0.hasPrefix("tmp/") }.isEmpty)
    #expect(try git("git ls-files --others", in: folder).text.isEmpty)
  }

  private static let report = "-re po/.git/codebox-report.html"

  @Test func aChangedLook() throws {
    let folder = try Self.repository()
    let failed = try Self.git(
      """
      echo '{"border-width": 4}' >looks/look.json
      git add looks
      git commit --quiet -m look
      """, in: folder)
    #expect(failed.code == 1 && failed.text.isEmpty)
    #expect(failed.errors.hasPrefix("different: a b.png ("), "\(failed.errors)")
    #expect(failed.errors.contains("codebox hook: nothing was committed\n"))
    #expect(failed.errors.contains("\nlook:   ") && failed.errors.contains(Self.report))
    #expect(FileManager.default.fileExists(atPath: folder.path(Self.report)))
    try Self.expectNoLitter(folder)

    // The command that it prints makes the commit pass, and the report goes.
    let accept = try #require(failed.errors.firstMatch(of: /\naccept: (.*)\n/)).1
    let passed = try Self.git(
      "\(accept) >/dev/null && git commit --quiet -m look && git log --oneline | wc -l",
      in: folder)
    #expect(passed.code == 0 && passed.text.contains("2"), "\(passed.errors)")
    #expect(passed.errors.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path(Self.report)))
    try Self.expectNoLitter(folder)
  }

  /// What is staged counts, and not the work tree; a commit of all counts what it is about to commit.
  @Test func theStagedState() throws {
    let folder = try Self.repository()
    let unrelated = try Self.git(
      """
      echo '{"border-width": 4}' >looks/look.json
      echo two >readme
      git add readme
      git commit --quiet -m unrelated
      """, in: folder)
    #expect(unrelated.code == 0 && unrelated.errors.isEmpty, "\(unrelated.errors)")
    let related = try Self.git(
      """
      echo ' ' >>"./$MANIFEST"
      git add -- "$MANIFEST"
      git commit --quiet -m related
      """, in: folder)
    #expect(related.code == 0 && related.errors.isEmpty, "\(related.errors)")
    for words in ["--all", "looks/look.json"] {
      let run = try Self.git("git commit --quiet -m it \(words)", in: folder)
      #expect(run.code == 1 && run.errors.contains("different: a b.png"), "\(words)")
    }
    let staged = try Self.git(
      """
      git add looks
      echo '{"border-width": 3}' >looks/look.json
      git commit --quiet -m staged
      """, in: folder)
    #expect(staged.code == 1 && staged.errors.contains("different: a b.png"))
    try Self.expectNoLitter(folder)
  }

  /// Commits that have nothing to do with pictures pass at once, even without codebox.
  @Test func unrelatedCommits() throws {
    let folder = try Self.repository()
    let run = try Self.git(
      """
      rm ../bin/codebox
      PATH=/usr/bin:/bin
      echo two >readme
      git commit --quiet --all -m unrelated
      git mv readme README && git commit --quiet -m renamed
      git rm --quiet README && git commit --quiet -m removed
      git log --oneline | wc -l
      echo ' ' >>"./$MANIFEST"
      git commit --quiet --all -m related
      """, in: folder)
    #expect(run.text.trimmingCharacters(in: .whitespacesAndNewlines) == "4", "\(run.errors)")
    #expect(run.code == 1)
    #expect(
      run.errors == "codebox hook: codebox is not on the PATH; its scripts/install puts it there\n")
  }

  /// A baseline that goes is found missing, also from a folder below and in another work tree.
  @Test func removedBaselines() throws {
    let folder = try Self.repository()
    let removed = try Self.git(
      """
      cd looks
      git rm --quiet -- "../$BASELINES/a b.png"
      git commit --quiet -m removed
      """, in: folder)
    #expect(removed.code == 1 && removed.errors.contains("missing: a b.png\n"))
    let other = try Self.git(
      """
      git reset --quiet --hard
      git worktree add --quiet ../other
      cd ../other
      echo '{"border-width": 4}' >looks/look.json
      git commit --quiet --all -m look
      """, in: folder)
    #expect(other.code == 1 && other.errors.contains("/.git/worktrees/other/codebox-report.html"))
  }

  /// What tells nothing by its name counts beside the manifest.
  @Test func aTextFile() throws {
    let folder = try Self.repository()
    let run = try Self.git(
      """
      git config codebox.baseline kept
      echo '[{"output": "text.png", "text-file": "code"}]' >"./$MANIFEST"
      echo 12 >"./-my snaps/code"
      codebox accept --baseline=kept -- "$MANIFEST" >/dev/null
      git add . && git commit --quiet -m code && echo committed
      echo 34 >"./-my snaps/code"
      git commit --quiet --all -m text
      """, in: folder)
    #expect(run.code == 1 && run.text == "committed\n")
    #expect(run.errors.hasPrefix("different: text.png"), "\(run.errors)")
  }

  /// Without anything staged all is verified, as the framework's run on all files needs; words win over
  /// the configuration.
  @Test func wordsAndTheWholeIndex() throws {
    let folder = try Self.repository()
    let run = try Self.git(
      """
      .git/hooks/pre-commit && echo same
      echo '{"border-width": 4}' >looks/look.json
      git commit --quiet --all --no-verify -m look
      .git/hooks/pre-commit 2>/dev/null || echo different
      .git/hooks/pre-commit "$MANIFEST" "$BASELINES" --tolerance=255 && echo tolerated
      git config --add codebox.option --max-different=99999
      .git/hooks/pre-commit && echo few
      """, in: folder)
    #expect(run.text == "same\ndifferent\ntolerated\nfew\n", "\(run.errors)")
  }

  /// What is wrong with the setting is said, with the remedy.
  @Test(arguments: [
    ("git config --unset codebox.manifest", "git config codebox.manifest MANIFEST"),
    ("git config --unset codebox.baseline", "git config codebox.baseline DIR"),
    ("git config codebox.manifest 'no such'", "'no such' is neither committed nor staged"),
    ("set -- one", "usage: pre-commit"),
  ])
  func settings(change: String, words: String) throws {
    let folder = try Self.repository()
    let run = try Self.git("\(change)\n.git/hooks/pre-commit \"$@\"", in: folder)
    #expect(run.code == 1 && run.text.isEmpty, "\(run.errors)")
    #expect(run.errors.hasPrefix("codebox hook: ") && run.errors.contains(words))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
    try Self.expectNoLitter(folder)
  }
}
