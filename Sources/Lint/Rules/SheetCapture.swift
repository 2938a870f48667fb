import Semantics
import SourceText

enum SheetCapture {
  static let rule = Rule(
    name: "sheet-capture",
    summary: "a presentation shows a state that the body does not read, so it shows the old value",
    before: """
      struct Editor: View {
        @State private var number = 1
        @State private var isShown = false
        var body: some View {
          Button("Show") { number = 2; isShown = true }
            .sheet(isPresented: $isShown) { Text("number \\(number)") }
        }
      }
      """,
    after: """
      struct NumberSheet: View {
        @Binding var number: Int
        var body: some View { Text("number \\(number)") }
      }
      struct Editor: View {
        @State private var number = 1
        @State private var isShown = false
        var body: some View {
          Button("Show") { number = 2; isShown = true }
            .sheet(isPresented: $isShown) { NumberSheet(number: $number) }
        }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.views.flatMap { view in
      let contents = program.presentedContents(in: view)
      return view.code.sites.compactMap { site -> Finding? in
        guard contents.contains(where: { $0.contains(site) }),
          let state = site.expression.readProperty, program.isWrapped(state, "State"),
          state.type.ownClass == nil, program.isChanged(state, of: view.type),
          !view.code.sites.contains(where: { other in
            other.expression.readProperty === state && !contents.contains { $0.contains(other) }
          }),
          seen.insert(ObjectIdentifier(state)).inserted
        else { return nil }
        return Finding(
          site.place, message(state.name, view.type.name),
          remedy: remedy(state.name, view.type.name))
      }
    }
  }

  private static func message(_ state: String, _ view: String) -> String {
    "this keeps the '\(state)' of the last run of '\(view)', whose body does not read it and so does not "
      + "run when it changes"
  }

  private static func remedy(_ state: String, _ view: String) -> String {
    "pass a view in it the binding '$\(state)', or read '\(state)' in the body of '\(view)' too"
  }
}

/// The closure that makes a presentation's content.
private struct PresentedContent {
  let call: Site
  let closure: TypedExpression

  func contains(_ site: Site) -> Bool {
    call.encloses(site) && closure.span.start <= site.expression.span.start
      && site.expression.span.end <= closure.span.end
  }
}

extension Program {
  /// The closures of presentations: they escape, and the same call takes a `Binding<Bool>`.
  fileprivate func presentedContents(in view: View) -> [PresentedContent] {
    view.code.sites.flatMap { site -> [PresentedContent] in
      guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
        types.isLibrary(function.owner, "View"),
        function.parameters.contains(where: { isBindingToBool($0.type) })
      else { return [] }
      return zip(function.parameters, arguments).compactMap { parameter, argument in
        guard parameter.resultBuilder != nil, !parameter.isNonEscaping,
          case .closure = argument.plain.kind
        else { return nil }
        return PresentedContent(call: site, closure: argument)
      }
    }
  }

  private func isBindingToBool(_ type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type.resolved,
      types.isLibrary(nominal, "Binding"), let value = arguments.first?.resolved.nominal
    else { return false }
    return value.isPrelude && value.name == "Bool"
  }
}
