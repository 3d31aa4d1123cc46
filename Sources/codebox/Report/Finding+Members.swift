extension Finding {
  /// What there is to say of it, as a JSON object's members; only what applies.
  var members: [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("verdict", .string(verdict.rawValue)), ("name", .string(name)),
    ]
    if let place { members.append(("place", .string(place))) }
    if let comparison { members += comparison.members }
    if let message { members.append(("message", .string(message))) }
    return members
  }
}
