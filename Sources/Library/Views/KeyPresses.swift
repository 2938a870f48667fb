// Keyboard input.
//
// Loads by member

public struct KeyPress {
  public struct Phases: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = KeyPress.Phases(rawValue: 1)
    public static let `repeat` = KeyPress.Phases(rawValue: 2)
    public static let up = KeyPress.Phases(rawValue: 4)
    public static let all = KeyPress.Phases(rawValue: 7)
  }
  public enum Result { case handled, ignored }
  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  /// The key press that `press` names `cmd+s` or `left`.
  init(_named name: String, _ phases: KeyPress.Phases) {
    var words = name.lowercased().split(separator: "+").map { String($0) }
    let last = words.isEmpty ? name : words.removeLast()
    var modifiers: EventModifiers = []
    for word in words {
      switch word {
      case "ctrl": modifiers.insert(.control)
      case "opt": modifiers.insert(.option)
      case "shift": modifiers.insert(.shift)
      case "cmd": modifiers.insert(.command)
      default: break
      }
    }
    phase = phases.contains(.down) || phases.contains(.repeat) ? .down : .up
    key = KeyEquivalent(_name: last)
    self.modifiers = modifiers
    switch last {
    case "up": characters = "\u{F700}"
    case "down": characters = "\u{F701}"
    case "left": characters = "\u{F702}"
    case "right": characters = "\u{F703}"
    case "return": characters = "\r"
    case "tab": characters = "\t"
    case "escape": characters = "\u{1B}"
    case "space": characters = " "
    case "delete": characters = "\u{8}"
    default: characters = modifiers.contains(.shift) ? last.uppercased() : last
    }
  }
}

@_shown(.transparent) @_role(.keyListener)
struct _KeyListener: ViewModifier {
  typealias Body = Never
  /// The names of the keys; empty if it handles characters or all keys.
  var keys: [String]
  var characters: CharacterSet?
  var phases: KeyPress.Phases
  var action: (KeyPress) -> KeyPress.Result
  func _names() -> [String] {
    keys.isEmpty ? [characters == nil ? "any key" : "a character"] : keys
  }
  /// Whether it handled the key; nil if it does not match.
  func _press(_ name: String) -> Bool? {
    let press = KeyPress(_named: name, phases)
    if !keys.isEmpty && !keys.contains(press.key._name.lowercased()) { return nil }
    if let characters {
      for scalar in press.characters.unicodeScalars where !characters.contains(scalar) {
        return nil
      }
    }
    return action(press) == .handled
  }
}

extension View {
  func _onKeys(
    _ keys: [KeyEquivalent], _ characters: CharacterSet?, _ phases: KeyPress.Phases,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _KeyListener(
        keys: keys.map { $0._name.lowercased() }, characters: characters, phases: phases,
        action: action))
  }
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    _onKeys([key], nil, [.down, .repeat], { _ in action() })
  }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    _onKeys([key], nil, phases, action)
  }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    _onKeys(Array(keys), nil, phases, action)
  }
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    _onKeys([], characters, phases, action)
  }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    _onKeys([], nil, phases, action)
  }
}
