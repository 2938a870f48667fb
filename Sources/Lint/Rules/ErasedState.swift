import Semantics

enum ErasedState {
  static let rule = Rule(
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
      var told: [Place] = []
      return AlternativeValues(in: view.code, of: program).groups.flatMap { group in
        let erased = group.compactMap(program.erased)
        return erased.indices.compactMap { index -> Finding? in
          let other = erased[index]
          guard
            erased[..<index].contains(where: { $0.made === other.made && $0.type != other.type }),
            !told.contains(where: { $0.isSame(as: other.place) })
          else { return nil }
          told.append(other.place)
          return Finding(
            other.place,
            "this AnyView holds a '\(other.made.name)' in another type than the one in its place before: the state "
              + "of '\(other.made.name)' is lost",
            remedy: "make one view whose arguments or modifiers differ")
        }
      }
    }
  }
}

extension Program {
  /// The view inside an `AnyView`, if that view keeps state, and the type of the content of the
  /// `AnyView`.
  fileprivate func erased(_ value: Site) -> (place: Place, made: NominalType, type: Type)? {
    guard case .call(let function, _, let arguments, _, _) = value.expression.kind,
      function.kind == .initializer, types.isLibrary(function.owner, "AnyView"),
      let content = arguments.first?.plain
    else { return nil }
    let inner = Site(
      expression: content, source: value.source, rowDepth: value.rowDepth, owner: value.owner)
    for site in Code.running(inner, of: types).sites {
      guard case .call(let function, _, _, _, _) = site.expression.kind,
        function.kind == .initializer, let view = function.owner, types.isView(view),
        keepsState(view)
      else { continue }
      return (value.place, view, content.type.resolved)
    }
    return nil
  }
}
