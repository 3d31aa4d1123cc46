/// A field that is being filled: a state that keys change, and the events that they bring about. No
/// clock, no input or output.
///
/// The text has no holes: what is deleted in the middle moves up. The cursor stands before one of the
/// text's characters or at its end; a character typed on a filled cell replaces what stands there, so
/// that a wrong digit is touched and typed over.
package struct FieldEditor: Equatable, Sendable {
  package let rules: EditingRules
  /// Never more characters than cells, every one of them allowed.
  package private(set) var text: [Character]
  /// The cell that the next character goes to: 0…text.count.
  package private(set) var position: Int
  package private(set) var isFocused = false
  package private(set) var isSecure: Bool
  package private(set) var status: FieldStatus

  /// An empty field without focus.
  package init(_ rules: EditingRules, isSecure: Bool = false, status: FieldStatus = .normal) {
    self.rules = rules
    self.isSecure = isSecure
    self.status = status
    text = []
    position = 0
  }

  package var isComplete: Bool { text.count == rules.count }

  /// Presses a key.
  ///
  /// - Returns: what happened, in order. A disabled field takes no key but those that end its being
  ///   so, hide its text, or take its focus away.
  package mutating func press(_ key: EditKey) -> [EditEvent] {
    switch key {
    case .secure(let isSecure):
      self.isSecure = isSecure
      return []
    case .status(let status):
      self.status = status
      return status == .disabled ? press(.blur) : []
    case .blur:
      guard isFocused else { return [] }
      isFocused = false
      return [.end]
    default:
      return status == .disabled ? [] : edit(key)
    }
  }

  private mutating func edit(_ key: EditKey) -> [EditEvent] {
    switch key {
    case .focus: return focus()
    case .tap(let cell):
      position = min(max(0, cell), text.count)
      return focus()
    case .left: position = max(0, position - 1)
    case .right: position = min(text.count, position + 1)
    case .home: position = 0
    case .end: position = text.count
    case .type(let string): return type(string)
    case .paste(let string): return paste(string)
    case .replace(let string): return replace(string)
    case .clear: return set([], position: 0)
    case .deleteBackward:
      let before = Array(text.prefix(max(0, position - 1)))
      return [.deleteBackward]
        + set(before + text.suffix(from: position), position: before.count)
    case .deleteForward:
      return set(Array(text.prefix(position) + text.dropFirst(position + 1)), position: position)
    case .secure, .status, .blur: break
    }
    return []
  }

  private mutating func focus() -> [EditEvent] {
    guard !isFocused else { return [] }
    isFocused = true
    return [.begin]
  }

  // MARK: Text that comes in

  private mutating func type(_ string: String) -> [EditEvent] {
    let characters = string.map { rules.mapsDigits ? $0.asASCIIDigit ?? $0 : $0 }
    let allowed = characters.filter(rules.charset.allows)
    if allowed.count < characters.count, rules.typing == .reject { return [.reject] }
    let room = rules.count - position
    if allowed.count > room, rules.refusesOverflow { return [.reject] }
    let events = overwrite(Array(allowed.prefix(room)))
    return allowed.count < characters.count || allowed.count > room ? events + [.reject] : events
  }

  /// A text as long as the field takes the place of all; a shorter one goes in at the cursor.
  private mutating func paste(_ string: String) -> [EditEvent] {
    let (characters, dropped) = PasteCleaner(rules).clean(string)
    if characters.isEmpty { return [.reject] }
    if characters.count >= rules.count {
      if characters.count > rules.count, rules.refusesOverflow { return [.reject] }
      let events = set(Array(characters.prefix(rules.count)), position: rules.count)
      return characters.count > rules.count || dropped ? events + [.reject] : events
    }
    let room = rules.count - position
    if characters.count > room, rules.refusesOverflow { return [.reject] }
    let events = overwrite(Array(characters.prefix(room)))
    return characters.count > room || dropped ? events + [.reject] : events
  }

  /// The first allowed characters of a text become the whole text.
  private mutating func replace(_ string: String) -> [EditEvent] {
    let characters = string.map { rules.mapsDigits ? $0.asASCIIDigit ?? $0 : $0 }
    let taken = Array(characters.filter(rules.charset.allows).prefix(rules.count))
    let events = set(taken, position: taken.count)
    return taken.count < characters.count ? events + [.reject] : events
  }

  /// Puts characters into the cells from the cursor on.
  private mutating func overwrite(_ characters: [Character]) -> [EditEvent] {
    set(
      text.prefix(position) + characters + text.dropFirst(position + characters.count),
      position: position + characters.count)
  }

  /// Sets the text, and tells what that means.
  private mutating func set(_ new: [Character], position: Int) -> [EditEvent] {
    let wasComplete = isComplete
    self.position = min(position, new.count)
    guard new != text else { return [] }
    text = new
    guard isComplete, !wasComplete else { return [.change] }
    return rules.resignsOnComplete && isFocused
      ? [.change, .complete] + press(.blur) : [.change, .complete]
  }
}
