// Modifiers for events from outside of the program's views.
//
// Loads by member

@_shown(.transparent) @_role(.openURL)
struct _OnOpenURL: ViewModifier {
  typealias Body = Never
  var action: (URL) -> Void
  func _open(_ text: String) -> Bool {
    if let url = URL(string: text) {
      action(url)
      return true
    }
    return false
  }
}

/// The keys of a shortcut as `press` names them: `cmd+s`, `return`.
@_shown(.transparent) @_role(.shortcut, keys: keys)
struct _Shortcut: ViewModifier {
  typealias Body = Never
  var keys: String
}
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  var _name: String
  public init(_ character: Character) { _name = String(character) }
  public init(extendedGraphemeClusterLiteral value: String) { _name = value }
  public init(unicodeScalarLiteral value: String) { _name = value }
  init(_name: String) { self._name = _name }
  public static let `return` = KeyEquivalent(_name: "return")
  public static let escape = KeyEquivalent(_name: "escape")
  public static let delete = KeyEquivalent(_name: "delete")
  public static let deleteForward = KeyEquivalent(_name: "deleteForward")
  public static let space = KeyEquivalent(_name: "space")
  public static let tab = KeyEquivalent(_name: "tab")
  public static let upArrow = KeyEquivalent(_name: "up")
  public static let downArrow = KeyEquivalent(_name: "down")
  public static let leftArrow = KeyEquivalent(_name: "left")
  public static let rightArrow = KeyEquivalent(_name: "right")
  public static let home = KeyEquivalent(_name: "home")
  public static let end = KeyEquivalent(_name: "end")
  public static let pageUp = KeyEquivalent(_name: "pageUp")
  public static let pageDown = KeyEquivalent(_name: "pageDown")
}
public struct EventModifiers: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
  var _words: String {
    var words = ""
    if contains(.control) { words += "ctrl+" }
    if contains(.option) { words += "opt+" }
    if contains(.shift) { words += "shift+" }
    if contains(.command) { words += "cmd+" }
    return words
  }
}
public struct KeyboardShortcut: Hashable {
  public enum Localization: Hashable { case automatic, withoutMirroring, custom }
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs._words == rhs._words
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(_words) }
  var _words: String { (modifiers._words + key._name).lowercased() }
}

extension View {
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    ModifiedContent(content: self, modifier: _OnOpenURL(action: action))
  }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    ModifiedContent(content: self, modifier: _Shortcut(keys: shortcut._words))
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    ModifiedContent(content: self, modifier: _Shortcut(keys: shortcut?._words ?? ""))
  }
  public func inspector<C: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> C
  ) -> some View {
    // The builder runs as part of the body, whether or not it is presented.
    let content = content()
    return ModifiedContent(
      content: self,
      modifier: _Presented(
        kind: "inspector", _isPresented: isPresented, _onDismiss: nil,
        _content: { content }))
  }
}
