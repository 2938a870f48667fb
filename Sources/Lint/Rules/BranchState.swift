import Semantics

enum BranchState {
  static let rule = Rule(
    name: "branch-state",
    summary: "both branches of a condition make the same view, whose state is lost between them",
    before: """
      struct Notes: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      struct Sheet: View {
        @State private var isWide = false
        var body: some View {
          Button("Turn") { isWide.toggle() }
          if isWide { Notes().padding() } else { Notes() }
        }
      }
      """,
    after: """
      struct Notes: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      struct Sheet: View {
        @State private var isWide = false
        var body: some View {
          Button("Turn") { isWide.toggle() }
          Notes().padding(isWide ? 10 : 0)
        }
      }
      """
  ) { program in
    program.views.flatMap { view in
      view.code.branches.compactMap { branch -> Finding? in
        let made = program.constructions.filter { $0.parent === view.type }
        func inside(_ range: Range<Int>) -> [Program.Construction] {
          made.filter { range.contains($0.site.range.lowerBound) && program.keepsState($0.view) }
        }
        for first in inside(branch.then) {
          for second in inside(branch.otherwise) where program.isSame(first, second) {
            return Finding(
              second.site.place, message(first.view.name), remedy: remedy, at: first.site.place)
          }
        }
        return nil
      }
    }
  }

  private static func message(_ view: String) -> String {
    "another '\(view)' takes the place of the one in the other branch, and its state is lost"
  }

  private static let remedy = "make one view whose arguments or modifiers differ"
}

extension Program {
  func keepsState(_ view: NominalType) -> Bool {
    view.storedProperties.contains { isWrapped($0, "State") || isWrapped($0, "StateObject") }
  }

  /// Whether two calls make the same view with equal arguments.
  fileprivate func isSame(_ first: Construction, _ second: Construction) -> Bool {
    first.view === second.view && first.fields.count == second.fields.count
      && zip(first.fields, second.fields).allSatisfy { left, right in
        if isWrapped(left.property, "State") { return true }
        guard let property = left.value.plain.readProperty else { return false }
        return left.property === right.property && property === right.value.plain.readProperty
      }
  }
}
