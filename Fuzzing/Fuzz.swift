import FuzzTargets
import Glibc

// libFuzzer's own main calls these two. `Fuzz TARGET dictionary` prints the words that mean something
// to a target; `Fuzz TARGET …` leaves the rest to libFuzzer. scripts/fuzz runs it.

nonisolated(unsafe) private var target = FuzzTarget.png

/// Takes the target's name out of the arguments.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> CInt {
  guard count.pointee > 1, let named = FuzzTarget(rawValue: String(cString: words.pointee[1]))
  else {
    print("a target is missing, one of \(FuzzTarget.allCases.map(\.rawValue))")
    exit(2)
  }
  target = named
  words.pointee[1] = words.pointee[0]
  words.pointee += 1
  count.pointee -= 1
  if count.pointee > 1, String(cString: words.pointee[1]) == "dictionary" {
    for word in named.words { print(DictionaryEntry(bytes: word).text) }
    exit(0)
  }
  return 0
}

/// Runs one input. What no input may bring about ends the process, which libFuzzer notes.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOne(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> CInt {
  if case .wrong(let words) = target.run(Array(UnsafeBufferPointer(start: bytes, count: length))) {
    fatalError(words)
  }
  return 0
}
