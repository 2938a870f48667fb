// Search fields, with and without tokens, presentation binding, prompt and suggestions; and their
// scopes.
//
// Loads by member

extension View {
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: String = "Search"
  ) -> some View {
    _searchable(text, prompt, isPresented)
  }
  public func searchable<S: View>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: String = "Search",
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    _searchable(text, prompt, isPresented).searchSuggestions(suggestions)
  }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    _searchable(text, prompt?._text ?? "Search", isPresented)
  }
  public func searchable<S: View>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text?,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    _searchable(text, prompt?._text ?? "Search", isPresented).searchSuggestions(suggestions)
  }
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: String = "Search",
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _searchTokens(ForEach(tokens.wrappedValue) { element in token(element) })
      ._searchable(text, prompt, isPresented)
  }
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: String = "Search",
    @ViewBuilder suggestions: () -> S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _searchTokens(ForEach(tokens.wrappedValue) { element in token(element) })
      ._searchable(text, prompt, isPresented).searchSuggestions(suggestions)
  }
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text?,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _searchTokens(ForEach(tokens.wrappedValue) { element in token(element) })
      ._searchable(text, prompt?._text ?? "Search", isPresented)
  }
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text?,
    @ViewBuilder suggestions: () -> S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _searchTokens(ForEach(tokens.wrappedValue) { element in token(element) })
      ._searchable(text, prompt?._text ?? "Search", isPresented).searchSuggestions(suggestions)
  }
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: String = "Search",
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _searchTokens(ForEach(editableTokens) { element in token(element) })
      ._searchable(text, prompt, isPresented)
  }
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: String = "Search",
    @ViewBuilder suggestions: () -> S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _searchTokens(ForEach(editableTokens) { element in token(element) })
      ._searchable(text, prompt, isPresented).searchSuggestions(suggestions)
  }
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text?,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _searchTokens(ForEach(editableTokens) { element in token(element) })
      ._searchable(text, prompt?._text ?? "Search", isPresented)
  }
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text?,
    @ViewBuilder suggestions: () -> S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    _searchTokens(ForEach(editableTokens) { element in token(element) })
      ._searchable(text, prompt?._text ?? "Search", isPresented).searchSuggestions(suggestions)
  }
  func _searchable(
    _ text: Binding<String>, _ prompt: String, _ isPresented: Binding<Bool>?
  ) -> some View {
    _SearchView(_content: self, _text: text, _prompt: prompt, _isPresented: isPresented)
  }
  func _searchTokens<T: View>(_ tokens: T) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "tokens", _other: tokens))
  }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Attached(
        kind: "scopes",
        _other: Picker(selection: scope, content: scopes, label: { EmptyView() })))
  }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}
// Whether a search is active. The session is the same whatever its text is bound to.
struct _SearchSession: Equatable {
  var active: _StoredLocation<Bool>
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var isActive: Bool { isPresented?.wrappedValue ?? active.get() }
  func set(_ isActive: Bool) {
    active.set(isActive)
    isPresented?.wrappedValue = isActive
  }
  func end() {
    set(false)
    text.wrappedValue = ""
  }
  static func == (a: _SearchSession, b: _SearchSession) -> Bool { a.active.equals(b.active) }
}
struct _SearchView<Content: View>: View {
  var _content: Content
  var _text: Binding<String>
  var _prompt: String
  var _isPresented: Binding<Bool>?
  // Views inside depend on it; this body need not run.
  @State var _isActive = _StateCell(false)
  var body: some View {
    let session = _SearchSession(
      active: _StoredLocation(_isActive), text: _text, isPresented: _isPresented)
    ModifiedContent(
      content: ModifiedContent(content: _content, modifier: _SearchWriter(session: session)),
      modifier: _Searchable(_text: _text, _prompt: _prompt, _session: session))
  }
}
@_shown(by: .environment)
struct _SearchWriter: _EnvironmentModifier {
  typealias Body = Never
  var session: _SearchSession
  func _modify(_ values: inout EnvironmentValues) {
    values[_SearchingKey.self] = session.isActive
    values[_SearchSessionKey.self] = session
  }
}
@_shown(.transparent) @_control(.searchField, value: _text, title: _prompt) @_role(.search)
struct _Searchable: ViewModifier {
  typealias Body = Never
  var _text: Binding<String>
  var _prompt: String
  var _session: _SearchSession
  func _begin() { _session.set(true) }
  func _isActive() -> Bool { _session.isActive }
  func _end() { _session.end() }
}
public struct SearchScopeActivation {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}
