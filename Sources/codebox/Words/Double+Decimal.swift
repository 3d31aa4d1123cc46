extension Double {
  /// The number in decimal digits without an exponent, which options and looks do not take: 0.00001
  /// where `description` has 1e-05.
  var decimal: String {
    let parts = description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return description }
    let sign = self < 0 ? "-" : ""
    // One digit stands before the point.
    let mantissa = parts[0].filter(\.isNumber)
    let digits = mantissa.hasSuffix("0") ? mantissa.dropLast() : mantissa[...]
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits }
    return sign + digits + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
  }
}
