import CodeField

extension Domain where Value == [Int: Themed<Paint>] {
  /// Paints for single cells, `1=red,3=#00F`; cells count from 1.
  static var paintsByIndex: Domain<[Int: Themed<Paint>]> {
    Domain(
      syntax: "N=COLOR,…", expectation: "cell numbers from 1 with colours, such as 1=red,3=#0000FF"
    ) { word in
      var paints: [Int: Themed<Paint>] = [:]
      for item in word.split(separator: ",", omittingEmptySubsequences: false) {
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Domain<Int>.integer(1...64).parse(String(parts[0])),
          let paint = Domain<Themed<Paint>>.paint.parse(String(parts[1])),
          paints.updateValue(paint, forKey: number - 1) == nil
        else { return nil }
      }
      return paints
    }
  }
}
