import CodeField

/// The rules of input once more, as plainly as they can be written, to compare the editor with.
struct ReferenceField {
  let rules: EditingRules
  var text = ""
  var position = 0
  var isFocused = false
  var status = FieldStatus.normal

  init(_ rules: EditingRules) {
    self.rules = rules
  }

  private func allowed(_ text: String) -> String { text.filter { rules.charset.allows($0) } }

  private func mapped(_ text: String) -> String {
    guard rules.mapsDigits else { return text }
    let scripts = ["0123456789", "０１２３４５６７８９", "٠١٢٣٤٥٦٧٨٩"]
    return String(
      text.map { character in
        for script in scripts {
          if let index = Array(script).firstIndex(of: character) {
            return Array("0123456789")[index]
          }
        }
        return character
      })
  }

  mutating func press(_ key: EditKey) -> [EditEvent] {
    if case .status(let new) = key {
      status = new
      if new == .disabled, isFocused {
        isFocused = false
        return [.end]
      }
      return []
    }
    if case .secure = key { return [] }
    if case .blur = key {
      defer { isFocused = false }
      return isFocused ? [.end] : []
    }
    if status == .disabled { return [] }

    let before = Array(text)
    var new = before
    var place = position
    var events: [EditEvent] = []
    var isRefused = false
    switch key {
    case .focus, .tap:
      if case .tap(let cell) = key { position = max(0, min(cell, before.count)) }
      defer { isFocused = true }
      return isFocused ? [] : [.begin]
    case .left: position = max(0, position - 1)
    case .right: position = min(before.count, position + 1)
    case .home: position = 0
    case .end: position = before.count
    case .clear:
      new = []
      place = 0
    case .deleteBackward:
      events.append(.deleteBackward)
      if position > 0 {
        new.remove(at: position - 1)
        place = position - 1
      }
    case .deleteForward:
      if position < before.count { new.remove(at: position) }
    case .replace(let string):
      new = Array(allowed(mapped(string)).prefix(rules.count))
      place = new.count
      isRefused = new.count < string.count
    case .type(let string):
      let good = Array(allowed(mapped(string)))
      if good.count < string.count, rules.typing == .reject { return [.reject] }
      if good.count > rules.count - position, rules.refusesOverflow { return [.reject] }
      for character in good where place < rules.count {
        if place < new.count { new[place] = character } else { new.append(character) }
        place += 1
      }
      isRefused = good.count < string.count || position + good.count > rules.count
    case .paste(let string):
      // The samples have no sentence with a code in it.
      let kept = mapped(string).filter { !" -.".contains($0) || rules.charset.allows($0) }
      let good = Array(allowed(kept))
      if good.isEmpty { return [.reject] }
      if good.count >= rules.count { place = 0 }
      if place + good.count > rules.count, rules.refusesOverflow { return [.reject] }
      isRefused = good.count < kept.count || place + good.count > rules.count
      for character in good where place < rules.count {
        if place < new.count { new[place] = character } else { new.append(character) }
        place += 1
      }
    case .status, .secure, .blur: break
    }
    if [.left, .right, .home, .end].contains(key) { return [] }
    position = min(place, new.count)
    text = String(new)
    if new != before {
      events.append(.change)
      if new.count == rules.count, before.count < rules.count {
        events.append(.complete)
        if rules.resignsOnComplete, isFocused {
          isFocused = false
          events.append(.end)
        }
      }
    }
    return isRefused ? events + [.reject] : events
  }
}
