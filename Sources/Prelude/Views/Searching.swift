extension PreludeLibrary {
  /// Search fields: with tokens or without, shown by a binding or always, with a prompt or the usual
  /// one, with suggestions or without; and what is searched in.
  static let searching = PreludeChunk(
    names: ["SearchScopeActivation"],
    members: ["searchable", "searchScopes", "_searchTokens"],
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
    let end = suggestions.isEmpty ? "" : ".searchSuggestions(suggestions)"
    return """
        public func searchable\(list)(
          text: Binding<String>, \(tokens.parameters)\(presented)
          placement: SearchFieldPlacement = .automatic, \(prompt)\(suggestions)\(token)
        ) -> some View\(condition) {
          \(tokened)_searchable(text, \(shown))\(end)
        }

      """
  }

  private static let searchParts = """
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
    public struct SearchScopeActivation {
      public static let automatic = SearchScopeActivation()
      public static let onTextEntry = SearchScopeActivation()
      public static let onSearchPresentation = SearchScopeActivation()
    }
    """
}
