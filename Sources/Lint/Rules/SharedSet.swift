import Semantics

enum SharedSet {
  static let rule = Rule(
    name: "one-set",
    summary:
      "every row looks into one collection of a model, so each change of it updates all rows",
    before: """
      @Observable class Model { var selected: Set<Int> = [] }
      struct Row: View {
        let model: Model
        let number: Int
        var body: some View { Text(model.selected.contains(number) ? "on" : "off") }
      }
      struct Rows: View {
        let model: Model
        var body: some View {
          ForEach(0..<3, id: \\.self) { number in Row(model: model, number: number) }
        }
      }
      """,
    after: """
      @Observable class Item: Identifiable {
        let id: Int
        var isSelected = false
        init(_ id: Int) { self.id = id }
      }
      struct Row: View {
        let item: Item
        var body: some View { Text(item.isSelected ? "on" : "off") }
      }
      struct Rows: View {
        let items: [Item]
        var body: some View { ForEach(items) { item in Row(item: item) } }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.views.flatMap { view in
      view.code.sites.compactMap { site -> Finding? in
        guard let property = program.lookedUp(in: site.expression), property.notification != nil,
          !property.isLet, program.isSharedByRows(site, in: view),
          seen.insert(ObjectIdentifier(property)).inserted
        else { return nil }
        return Finding(
          site.place, message(property.name, view.type.name),
          remedy: remedy(property.name),
          evidence: .init(
            view: view.type.name, target: "\(property.owner?.name ?? "").\(property.name)"))
      }
    }
  }

  private static func message(_ property: String, _ view: String) -> String {
    "each row depends on all of '\(property)': one change of it updates every row of '\(view)'"
  }

  private static func remedy(_ property: String) -> String {
    "keep what a row asks '\(property)' for in its own element, as a property of an @Observable object, or "
      + "pass the answer to the row"
  }
}

extension Program {
  /// The set or dictionary in which an expression looks up one element.
  fileprivate func lookedUp(in expression: TypedExpression) -> Property? {
    switch expression.kind {
    case .call(let function, let receiver?, _, _, _):
      guard function.name == "contains", function.owner?.isPrelude == true,
        types.isLibrary(receiver.plain.type.nominal, "Set")
      else { return nil }
      return receiver.plain.readProperty
    case .subscriptElement(let base, _, _, _, _):
      return types.isLibrary(base.plain.type.nominal, "Dictionary") ? base.plain.readProperty : nil
    default: return nil
    }
  }

  /// Whether the collection of a lookup is the same for all rows that the view is or makes.
  fileprivate func isSharedByRows(_ site: Site, in view: View) -> Bool {
    guard site.owner === view.type, let root = site.expression.root else { return false }
    if root.isShared, site.rowDepth > 0 { return true }
    guard let field = root.field else { return false }
    let rows = constructions.filter { $0.view === view.type && $0.site.rowDepth > 0 }
    return rows.contains { row in
      guard let handed = row.fields.first(where: { $0.property.declared === field }) else {
        return isWrapped(field, "Environment")
      }
      return handed.value.root?.isShared ?? false
    }
  }
}

/// The root of a member path.
struct Root {
  /// Whether it is the same for all rows: the view itself, or a variable of the program.
  let isShared: Bool
  /// The field of the view at the start of the path.
  let field: Property?
}

extension TypedExpression {
  /// The root of the path that the expression reads.
  var root: Root? {
    switch plain.kind {
    case .property(let base, let property, _):
      if case .local(let variable) = base.plain.kind, variable.name == "self" {
        return Root(isShared: true, field: property)
      }
      if case .metatype = base.plain.kind { return Root(isShared: true, field: nil) }
      return base.root
    case .call(_, let receiver?, _, _, _): return receiver.root
    case .subscriptElement(let base, _, _, _, _): return base.root
    case .local(let variable): return Root(isShared: variable.name == "self", field: nil)
    case .global: return Root(isShared: true, field: nil)
    default: return nil
    }
  }
}
