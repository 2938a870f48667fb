import Semantics

enum UnconnectedStateRule {
  static let rule = Rule(
    name: "unconnected-state",
    summary: "a state stands in a type that is no DynamicProperty: no view connects it",
    before: """
      @propertyWrapper struct Stored {
        @State private var value = 0
        var wrappedValue: Int {
          get { value }
          nonmutating set { value = newValue }
        }
      }
      struct Counter: View {
        @Stored var number
        var body: some View { Button("\\(number)") { number += 1 } }
      }
      """,
    after: """
      @propertyWrapper struct Stored: DynamicProperty {
        @State private var value = 0
        var wrappedValue: Int {
          get { value }
          nonmutating set { value = newValue }
        }
      }
      struct Counter: View {
        @Stored var number
        var body: some View { Button("\\(number)") { number += 1 } }
      }
      """
  ) { program in
    UnconnectedStates(program.types).states.map { state in
      Finding(
        Place(state.property), state.quotedText, remedy: state.remedy, at: Place(state.owner))
    }
  }
}
