import Semantics

enum StateInInit {
  static let rule = Rule(
    name: "state-in-init",
    summary: "an init sets a @State that has its first value already: the write is lost",
    before: """
      struct Counter: View {
        @State private var number = 0
        init(start: Int) { number = start }
        var body: some View { Button("\\(number)") { number += 1 } }
      }
      """,
    after: """
      struct Counter: View {
        @State private var number: Int
        init(start: Int) { _number = State(initialValue: start) }
        var body: some View { Button("\\(number)") { number += 1 } }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.written.flatMap { function, code -> [Finding] in
      guard function.kind == .initializer, program.types.isView(function.owner) else { return [] }
      return code.sites.compactMap { site in
        guard let property = site.expression.writtenPlace?.rootProperty,
          property.owner === function.owner, program.isWrapped(property, "State"),
          seen.insert(ObjectIdentifier(property)).inserted
        else { return nil }
        let name = property.name
        return Finding(
          site.place,
          "'\(function.owner?.name ?? "")' sets its state '\(name)' in init, where nothing keeps it",
          remedy: "give it its first value: _\(name) = State(initialValue: …)")
      }
    }
  }
}
