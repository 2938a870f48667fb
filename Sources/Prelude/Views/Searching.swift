extension PreludeLibrary {
  /// Search fields: with tokens or without, shown by a binding or always, with a prompt or the usual
  /// one, with suggestions or without; and what is searched in.
  static let searching = PreludeChunk(
    names: [
      "SearchScopeActivation", "_Searchable", "_SearchView", "_SearchSession", "_SearchWriter",
    ],
    members: ["searchable", "searchScopes", "_searchTokens", "_searchable"],
    text: "extension View {\n"
      + searchTokens.flatMap { tokens in
        ["", "isPresented: Binding<Bool>, "].flatMap { presented in
          ["prompt: String = \"Search\"", "prompt: Text?"].flatMap { prompt in
            ["", ", @ViewBuilder suggestions: () -> S"].map { suggestions in
              searchable(tokens, presented, prompt, suggestions)
            }
          }
        }
      }.joined() + searchParts)

  /// The forms of tokens: the parameters before the placement, what a token is made of, and all of them.
  private static let searchTokens: [(parameters: String, element: String, value: String)] = [
    ("", "", ""),
    ("tokens: Binding<C>, ", "C.Element", "tokens.wrappedValue"),
    ("tokens: Binding<C>, suggestedTokens: Binding<C>, ", "C.Element", "tokens.wrappedValue"),
    ("editableTokens: Binding<C>, ", "Binding<C.Element>", "editableTokens"),
  ]

  private static func searchable(
    _ tokens: (parameters: String, element: String, value: String), _ presented: String,
    _ prompt: String, _ suggestions: String
  ) -> String {
    var generics: [String] = []
    var (token, condition, tokened) = ("", "", "")
    if !tokens.parameters.isEmpty {
      generics += [
        "C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection", "T: View",
      ]
      token = ", @ViewBuilder token: @escaping (\(tokens.element)) -> T"
      condition = " where C.Element: Identifiable"
      tokened = "_searchTokens(ForEach(\(tokens.value)) { element in token(element) })."
    }
    if !suggestions.isEmpty { generics.append("S: View") }
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let shown = prompt.hasSuffix("?") ? "prompt?._text ?? \"Search\"" : "prompt"
    let isPresented = presented.isEmpty ? "nil" : "isPresented"
    let end = suggestions.isEmpty ? "" : ".searchSuggestions(suggestions)"
    return """
        public func searchable\(list)(
          text: Binding<String>, \(tokens.parameters)\(presented)
          placement: SearchFieldPlacement = .automatic, \(prompt)\(suggestions)\(token)
        ) -> some View\(condition) {
          \(tokened)_searchable(text, \(shown), \(isPresented))\(end)
        }

      """
  }

  private static let searchParts = """
      func _searchable(
        _ text: Binding<String>, _ prompt: String, _ isPresented: Binding<Bool>?
      ) -> some View {
        _SearchView(_content: self, _text: text, _prompt: prompt, _isPresented: isPresented)
      }
      func _searchTokens<T: View>(_ tokens: T) -> some View {
        ModifiedContent(content: self, modifier: _Beside(kind: "tokens", _other: tokens))
      }
      public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
      ) -> some View {
        ModifiedContent(
          content: self,
          modifier: _Beside(
            kind: "scopes",
            _other: Picker(selection: scope, content: scopes, label: { EmptyView() })))
      }
      public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
      ) -> some View {
        searchScopes(scope, scopes: scopes)
      }
    }
    // Whether somebody is searching; one session stays the same whatever its text is bound to.
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
      // Those in the view hear of the search; this body need not run for it.
      @State var _isActive = _StateCell(false)
      var body: some View {
        let session = _SearchSession(
          active: _StoredLocation(_isActive), text: _text, isPresented: _isPresented)
        ModifiedContent(
          content: ModifiedContent(content: _content, modifier: _SearchWriter(session: session)),
          modifier: _Searchable(_text: _text, _prompt: _prompt, _session: session))
      }
    }
    struct _SearchWriter: _EnvironmentModifier {
      typealias Body = Never
      var session: _SearchSession
      func _modify(_ values: inout EnvironmentValues) {
        values[_SearchingKey.self] = session.isActive
        values[_SearchSessionKey.self] = session
      }
    }
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
    """
}
