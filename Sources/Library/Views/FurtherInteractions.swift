// Less frequent overloads of interaction modifiers.
//
// Loads by member

public struct DefaultFocusEvaluationPriority {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// A suggestion, which fills in the search field when tapped.
@_shown(_label) @_control(.button, completion: _completion)
struct _Suggestion<Content: View>: View {
  typealias Body = Never
  let _label: Content
  let _completion: String
}

extension View {
  public func searchCompletion(_ completion: String) -> some View {
    _Suggestion(_label: self, _completion: completion)
  }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    ModifiedContent(
      content: self, modifier: _Attached(kind: "suggestions", _other: suggestions()))
  }
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    // The preview is made with the view, and shown only where it is pressed.
    let _ = preview()
    return contextMenu(menuItems: menuItems)
  }
  // Initially nothing has the focus, unless the program has already set it.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding._none { binding.wrappedValue = value } }
  }
  // The menu is built for the selection, which is initially empty.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    contextMenu(menuItems: { menu([]) })
  }
}
