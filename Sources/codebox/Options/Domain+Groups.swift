extension Domain where Value == [Int] {
  /// The sizes of groups, separated by commas.
  static var groups: Domain<[Int]> {
    Domain(syntax: "N,N…", expectation: "two or more group sizes such as 3,3") { word in
      let words = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let sizes = words.compactMap { Domain<Int>.integer(1...64).parse($0) }
      return sizes.count == words.count && sizes.count > 1 ? sizes : nil
    }
  }
}
