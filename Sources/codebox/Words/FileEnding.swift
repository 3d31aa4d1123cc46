extension String {
  /// Whether a path has one of the endings, in any case of its letters. Judged by bytes: a mark that
  /// joins the full stop makes no other ending of it.
  func hasEnding(_ endings: String...) -> Bool {
    endings.contains { ending in
      utf8.count >= ending.utf8.count
        && zip(utf8.suffix(ending.utf8.count), ending.utf8).allSatisfy { byte, other in
          (0x41...0x5A).contains(byte) ? byte | 0x20 == other : byte == other
        }
    }
  }
}
