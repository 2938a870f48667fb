import Semantics

enum UnmatchedTag {
  static let rule = Rule(
    name: "unmatched-tag",
    summary: "the tags of choices have another type than the selection, which cannot hold any",
    before: """
      enum Theme: String, CaseIterable, Identifiable {
        case light, dark
        var id: Self { self }
      }
      struct Settings: View {
        @State private var theme = Theme.light
        var body: some View {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.rawValue).tag($0.rawValue) }
          }
        }
      }
      """,
    after: """
      enum Theme: String, CaseIterable, Identifiable {
        case light, dark
        var id: Self { self }
      }
      struct Settings: View {
        @State private var theme = Theme.light
        var body: some View {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.rawValue).tag($0) }
          }
        }
      }
      """
  ) { program in
    program.views.flatMap { view in
      let choosers = view.code.sites.compactMap { program.chooser($0) }
      let tags = program.modifierCalls("tag", in: view)
      return choosers.compactMap { chooser -> Finding? in
        let own = tags.filter { tag in
          chooser.site.encloses(tag.site)
            && !choosers.contains { chooser.site.encloses($0.site) && $0.site.encloses(tag.site) }
        }
        let types = own.compactMap { $0.arguments.first?.plain.type.resolved }
        guard let first = types.first, types.count == own.count,
          types.allSatisfy({ chooser.cannotHold($0) })
        else { return nil }
        return Finding(
          own[0].site.place,
          "the selection of this '\(chooser.name)' is of type '\(chooser.selection)', its tags of type "
            + "'\(first)': none of them is ever selected",
          remedy: "give each choice a .tag(…) of type '\(chooser.selection)'")
      }
    }
  }
}

/// A view of the library with a selection among choices.
private struct Chooser {
  let site: Site
  let name: String
  let selection: Type

  /// Whether no value of a tag's type is ever equal to the selection.
  func cannotHold(_ tag: Type) -> Bool {
    guard case .nominal = tag, case .nominal = selection else { return false }
    return (tag.wrapped ?? tag) != (selection.wrapped ?? selection)
  }
}

extension Program {
  /// The call that makes a picker or tab view, if it is given a selection.
  fileprivate func chooser(_ site: Site) -> Chooser? {
    guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
      function.kind == .initializer, let owner = function.owner,
      types.isLibrary(owner, "Picker", "TabView")
    else { return nil }
    for argument in arguments {
      if case .nominal(let type, let inner) = argument.plain.type.resolved,
        types.isLibrary(type, "Binding"), let selection = inner.first?.resolved,
        !types.isLibrary(selection.nominal, "AnyHashable")
      {
        return Chooser(site: site, name: owner.name, selection: selection)
      }
    }
    return nil
  }
}
