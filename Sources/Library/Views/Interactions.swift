// Modifiers that respond to user input.
//
// Loads with: View

@_shown(.transparent) @_role(.interaction, kind: kind, action: action)
struct _Interaction: ViewModifier {
  typealias Body = Never
  var kind: String
  var action: () -> Void
}

func _tapKind(_ count: Int) -> String { count == 1 ? "tap" : "doubletap" }

@_shown(by: .environment)
struct _Disabled: _EnvironmentModifier {
  typealias Body = Never
  var isDisabled: Bool
  func _modify(_ values: inout EnvironmentValues) {
    if isDisabled { values.isEnabled = false } else { values.isEnabled = values.isEnabled }
  }
}

@_shown(by: .environment) @_role(.refreshing)
struct _Refreshable: _EnvironmentModifier {
  typealias Body = Never
  var action: () async -> Void
  func _modify(_ values: inout EnvironmentValues) {
    values.refresh = RefreshAction(_action: action)
  }
  /// Begins to refresh; returns what ends it.
  func _start() -> () -> Void {
    let action = action
    let task = Task { await action() }
    return { task.cancel() }
  }
}

@_shown(.transparent) @_role(.focus, binding: binding, isOfSearch: isOfSearch)
struct _Focused<Value: Hashable>: ViewModifier {
  typealias Body = Never
  var binding: FocusState<Value>.Binding
  var value: Value
  /// Whether the focus is that of the search field rather than of a field in the view.
  var isOfSearch = false
  func _isFocused() -> Bool { binding.wrappedValue == value }
  func _focus() { binding.wrappedValue = value }
  func _unfocus() { if binding.wrappedValue == value { binding._clear() } }
}

public enum TapGestureCount {}
public struct SearchFieldPlacement {
  public enum NavigationBarDrawerDisplayMode { case automatic, always }
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .automatic
  }
}
public struct SubmitTriggers: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  public func disabled(_ disabled: Bool) -> some View {
    ModifiedContent(content: self, modifier: _Disabled(isDisabled: disabled))
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    ModifiedContent(
      content: self, modifier: _Interaction(kind: _tapKind(count), action: action))
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: _Interaction(kind: "press", action: action))
  }
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: _Interaction(kind: "submit", action: action))
  }
  public func refreshable(action: @escaping () async -> Void) -> some View {
    ModifiedContent(content: self, modifier: _Refreshable(action: action))
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    ModifiedContent(content: self, modifier: _Focused<Bool>(binding: condition, value: true))
  }
  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    ModifiedContent(content: self, modifier: _Focused<V>(binding: binding, value: value))
  }
  public func searchFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    searchFocused(condition, equals: true)
  }
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    ModifiedContent(
      content: self, modifier: _Focused<V>(binding: binding, value: value, isOfSearch: true))
  }
}
