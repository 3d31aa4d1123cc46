extension Double {
  /// The number as a person writes it: no `.0`, at most two decimals.
  var short: String {
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e15
      ? String(Int(hundredths)) : String(hundredths)
  }
}
