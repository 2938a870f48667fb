import Semantics
import SourceText

enum HelperView {
  static let rule = Rule(
    name: "helper-view",
    summary: "a computed part of a view reads what the rest does not, and all of the view updates",
    before: """
      @Observable class Page { var title = "One"; var lines = ["a", "b"] }
      struct PageView: View {
        let page: Page
        var header: some View { Text(page.title) }
        var body: some View {
          VStack {
            header
            ForEach(page.lines, id: \\.self) { Text($0) }
          }
        }
      }
      """,
    after: """
      @Observable class Page { var title = "One"; var lines = ["a", "b"] }
      struct Header: View {
        let page: Page
        var body: some View { Text(page.title) }
      }
      struct PageView: View {
        let page: Page
        var body: some View {
          VStack {
            Header(page: page)
            ForEach(page.lines, id: \\.self) { Text($0) }
          }
        }
      }
      """
  ) { program in
    program.views.flatMap { view in
      program.helpers(of: view).compactMap { helper, code -> Finding? in
        guard program.makesRowsOutside(of: code, in: view),
          let property = program.readOnlyThere(code, view)
        else { return nil }
        return Finding(
          Place(helper),
          "'\(helper.name)' reads '\(property.name)', and all of '\(view.type.name)' updates for it",
          remedy: "make it a view of its own: struct \(helper.name.capitalizedFirst): View",
          evidence: .init(
            view: view.type.name, target: "\(property.owner?.name ?? "").\(property.name)"))
      }
    }
  }
}

extension Program {
  /// The computed properties of a view that return views and are used in its body, with their code.
  fileprivate func helpers(of view: View) -> [(Property, Code)] {
    var seen: Set<ObjectIdentifier> = []
    return view.code.sites.compactMap { site in
      guard let property = site.expression.readProperty, property.owner === view.type,
        let getter = property.getter, types.isWritten(getter),
        types.checker.conforms(getter.result, to: types.checker.wellKnown("View")),
        seen.insert(ObjectIdentifier(property)).inserted
      else { return nil }
      return (property, .running(getter, of: types))
    }
  }

  /// Whether the rest of a view goes through a collection on each run.
  fileprivate func makesRowsOutside(of code: Code, in view: View) -> Bool {
    func count(_ code: Code) -> Int {
      code.sites.count { site in
        guard case .call(let function, _, _, _, _) = site.expression.kind else { return false }
        return types.makesRows(function)
      }
    }
    return count(view.code) > count(code)
  }

  /// A model's property that this code reads outside of rows, and the rest of the view does not
  /// read.
  fileprivate func readOnlyThere(_ code: Code, _ view: View) -> Property? {
    func count(_ property: Property, _ code: Code) -> Int {
      code.sites.count { $0.expression.readProperty === property }
    }
    return code.sites.lazy.filter { $0.rowDepth == 0 }.compactMap { $0.expression.readProperty }
      .first { property in
        property.notification != nil && property.wraps == nil
          && count(property, view.code) == count(property, code)
      }
  }
}
