import Semantics

extension Rule {
  static let erasedState = Rule(
    name: "erased-state",
    summary: "an AnyView holds the same view in another type: its state is lost when that changes",
    before: """
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Text", text: $text) }
      }
      struct Page: View {
        @State private var isWide = false
        var content: AnyView { isWide ? AnyView(Field().padding()) : AnyView(Field()) }
        var body: some View {
          Toggle("Wide", isOn: $isWide)
          content
        }
      }
      """,
    after: """
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Text", text: $text) }
      }
      struct Page: View {
        @State private var isWide = false
        var content: some View { Field().padding(isWide ? 16 : 0) }
        var body: some View {
          Toggle("Wide", isOn: $isWide)
          content
        }
      }
      """
  ) { program in
    program.views.flatMap { view in
      view.code.alternatives.compactMap { first, second -> Finding? in
        guard let one = program.erased(first, in: view),
          let other = program.erased(second, in: view),
          one.made === other.made, one.type != other.type
        else { return nil }
        return Finding(
          other.site.place,
          "this AnyView holds a '\(other.made.name)' in another type than the one in its place before: the state "
            + "of '\(other.made.name)' is lost",
          remedy: "make one view whose arguments or modifiers differ")
      }
    }
  }
}

extension Program {
  /// The `AnyView` among some sites, with the view that it holds if that keeps state.
  fileprivate func erased(
    _ sites: ArraySlice<Site>, in view: View
  ) -> (site: Site, made: NominalType, type: Type)? {
    for site in sites {
      guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
        function.kind == .initializer, types.isLibrary(function.owner, "AnyView"),
        let content = arguments.first?.plain
      else { continue }
      let made = constructions.first { construction in
        construction.parent === view.type && construction.site.source === site.source
          && site.encloses(construction.site) && keepsState(construction.view)
      }
      if let made { return (site, made.view, content.type.resolved) }
    }
    return nil
  }
}

extension Code {
  /// The sites of the two values of each ternary expression.
  fileprivate var alternatives: [(ArraySlice<Site>, ArraySlice<Site>)] {
    sites.compactMap { site in
      guard case .ternary(_, let left, let right) = site.expression.kind,
        let first = start(of: left, in: site), let second = start(of: right, in: site)
      else { return nil }
      return (sites[first..<second], sites[second..<site.range.upperBound])
    }
  }

  /// The position of a part of an expression.
  private func start(of part: TypedExpression, in site: Site) -> Int? {
    site.range.dropFirst().first { sites[$0].expression.span == part.span }
  }
}
