import TestSupport
import Testing

@testable import codebox

/// A field in a real pseudo-terminal.
@Suite struct TryCases {
  /// What the terminal got, for keys that are typed after the field stands, and how the run ended.
  private func type(
    _ keys: String, _ options: [String] = [], environment: String = "TERM=xterm-256color",
    signal: Int = 0
  ) throws -> (screen: String, code: Int32, restored: Bool) {
    let arguments = (["try"] + options).map { "'\($0)'" }.joined(separator: ", ")
    let run = try Codebox.shell(
      """
      \(environment) KEYS="$(printf '\(keys)')" python3 - <<'PY'
      import fcntl, os, pty, select, signal, struct, sys, termios, time
      keys = os.environ.pop("KEYS").encode()
      main, side = pty.openpty()
      fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
      before = termios.tcgetattr(side)
      pid = os.fork()
      if pid == 0:
          os.setsid()
          # Not the mask that this process may pass on.
          signal.pthread_sigmask(signal.SIG_SETMASK, [])
          fcntl.ioctl(side, termios.TIOCSCTTY, 0)
          for fd in (0, 1, 2):
              os.dup2(side, fd)
          os.execv(os.environ["CODEBOX"], ["codebox", \(arguments)])
      screen = b""
      def take(seconds):
          global screen
          end = time.time() + seconds
          while time.time() < end and select.select([main], [], [], 0.05)[0]:
              try:
                  screen += os.read(main, 65536)
              except OSError:
                  return
      deadline = time.time() + 20
      while b"begin" not in screen and time.time() < deadline:
          take(0.2)
      os.write(main, keys)
      if \(signal):
          take(0.5)
          os.kill(pid, \(signal))
      while time.time() < deadline:
          take(0.1)
          done, status = os.waitpid(pid, os.WNOHANG)
          if done:
              break
      else:
          os.kill(pid, 9)
          sys.exit(99)
      take(0.2)
      sys.stdout.buffer.write(screen)
      after = termios.tcgetattr(side)
      sys.stderr.write("restored" if after == before else "changed")
      sys.exit(os.waitstatus_to_exitcode(status) & 255)
      PY
      """, in: try ScratchFolder())
    return (run.text, run.code ?? -1, run.errors == "restored")
  }

  /// Keys reach the field, events stand below it, and the terminal is left as it was.
  @Test func keysAndEvents() throws {
    let (screen, code, restored) = try type(#"12\1773\003"#)
    #expect(code == 0 && restored)
    #expect(screen.contains(#"{"event": "change", "text": "12", "position": 2"#))
    #expect(screen.contains(#"{"event": "deleteBackward", "text": "1", "position": 1"#))
    #expect(screen.contains(#"{"event": "change", "text": "13", "position": 2"#))
    #expect(screen.contains("▀") && screen.contains("\u{1B}[38;2;"))
    #expect(screen.contains("\u{1B}[?2004h") && screen.hasSuffix("\u{1B}[?2004l\u{1B}[?25h"))
  }

  /// A character that cannot be drawn is refused, and the field stays.
  @Test func charactersWithoutAGlyph() throws {
    let (screen, code, restored) = try type(#"👍2\003"#, ["--charset", "any"])
    #expect(code == 0 && restored)
    #expect(screen.contains(#""event": "reject", "text": """#) && screen.contains(#""text": "2""#))
  }

  /// A signal ends the run and leaves the terminal as it was.
  @Test func signals() throws {
    let (screen, code, restored) = try type("1", signal: 15)
    #expect(code == 241 && restored)
    #expect(screen.contains("\u{1B}[?25h"))
  }

  /// q leaves where the field does not take it, and is typed where it does.
  @Test func leaving() throws {
    let (_, code, restored) = try type("1q")
    #expect(code == 0 && restored)
    let (screen, other, _) = try type(#"q\003"#, ["--charset", "alphanumeric"])
    #expect(other == 0 && screen.contains(#""text": "q""#))
  }

  @Test func arrowsAndPastes() throws {
    let (screen, code, _) = try type(#"123\033[D\033[D9\033[200~4-5 6\033[201~\003"#)
    #expect(code == 0)
    #expect(screen.contains(#""text": "193", "position": 2"#))
    #expect(screen.contains(#""text": "19456", "position": 5"#))
  }

  @Test func secretsAreMasked() throws {
    let (screen, _, _) = try type(#"48\003"#, ["--secure"])
    #expect(screen.contains(#""text": "••""#) && !screen.contains("\"48\""))
  }

  /// Terminals that show pictures get one.
  @Test func pictures() throws {
    let kitty = try type(#"1\003"#, environment: "TERM=xterm-kitty").screen
    #expect(kitty.contains("\u{1B}_Ga=T,f=100,") && kitty.contains("iVBORw0KGgo"))
    let iTerm = try type(#"1\003"#, environment: "TERM=xterm TERM_PROGRAM=iTerm.app").screen
    #expect(iTerm.contains("\u{1B}]1337;File=inline=1;") && iTerm.contains("iVBORw0KGgo"))
  }

  /// The half blocks fit the terminal's width, and each line ends.
  @Test func halfBlocksFit() throws {
    let (screen, _, _) = try type(#"\003"#)
    let lines = screen.split(separator: "\r\n").filter { $0.contains("▀") }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { line in line.count { $0 == "▀" } == 80 })
  }

  @Test func withoutATerminal() throws {
    let run = try Codebox.run(["try"])
    #expect(run.code == 2 && run.output.isEmpty && run.errors.contains("needs a terminal"))
    #expect(try Codebox.run(["try", "123"]).code == 2)
  }
}

@Suite struct TerminalKeyTests {
  private func keys(_ bytes: [UInt8]...) -> [TerminalKey] {
    var reader = TerminalKeyReader()
    return bytes.flatMap { reader.keys($0) }
  }

  @Test func charactersThatComeInPieces() {
    let bytes = Array("é👍1".utf8)
    for cut in 0...bytes.count {
      #expect(
        keys(Array(bytes[..<cut]), Array(bytes[cut...]))
          == [.edit(.type("é")), .edit(.type("👍")), .edit(.type("1"))])
    }
  }

  @Test func escapesThatComeInPieces() {
    let bytes = Array("\u{1B}[D\u{1B}[3~\u{1B}[200~a\u{1B}b\u{1B}[201~9".utf8)
    for cut in 0...bytes.count {
      #expect(
        keys(Array(bytes[..<cut]), Array(bytes[cut...]))
          == [
            .edit(.left), .edit(.deleteForward), .edit(.paste("a\u{1B}b")), .edit(.type("9")),
          ])
    }
  }

  @Test func whatIsUnknownIsPassedOver() {
    #expect(keys([27, 91, 65, 1, 9, 127]) == [.edit(.deleteBackward)])
    #expect(keys([3]) == [.leave])
    // Function keys, modified arrows, mouse, reports: none of them types anything.
    for sequence in [
      "[15~", "[1;5D", "OP", "[<0;1;1M", "[12;34R", "[?62;22c", "]11;rgb:1212/1212/1212\u{7}",
      "[49;5u", "[3;5~", "x",
    ] {
      let bytes = Array("\u{1B}\(sequence)1".utf8)
      for cut in 0...bytes.count {
        #expect(
          keys(Array(bytes[..<cut]), Array(bytes[cut...])) == [.edit(.type("1"))], "\(sequence)")
      }
    }
    // A paste without an end does not keep anybody.
    #expect(keys(Array("\u{1B}[200~12".utf8), [3]) == [.leave])
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
  ])
  func base64(text: String, code: String) {
    #expect(Base64.text(Array(text.utf8)) == code)
  }
}
