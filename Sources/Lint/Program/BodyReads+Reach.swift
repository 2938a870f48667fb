package import Semantics
import SourceText

/// The objects that a view's body can reach, and values that are computed only once.
extension BodyReads {
  /// Whether the body can reach an object of a class through the view's properties or through
  /// variables that the body already names.
  package func reaches(_ name: String) -> Bool {
    guard let type = types.types.last(where: { $0.name == name }) else { return true }
    var reach = TypeReach(types)
    for property in view.storedProperties { reach.add(property.type) }
    for site in Code.written(in: body, of: types).sites { reach.add(site.expression.type) }
    return reach.includes(type)
  }

  /// A property that the body reads and that an initializer of its class computed from another
  /// property.
  package func keptValue(from property: String, in owner: String) -> KeptValue? {
    guard let type = types.types.last(where: { $0.name == owner }) else { return nil }
    for function in type.allFunctions where function.kind == .initializer {
      guard types.isWritten(function), let body = types.checker.body(of: function) else { continue }
      for kept in KeptValue.all(from: property, in: body, function.source)
      where !reads(of: kept.name, in: owner).isEmpty { return kept }
    }
    return nil
  }
}

/// A stored property whose value was computed once from another property.
package struct KeptValue: Hashable, Sendable {
  package let name: String
  package let type: String
  /// The source text of the computation, if it would be valid in the class unchanged:
  /// `items.reduce(0, +)`.
  package let expression: String?
  package let place: String

  /// The properties that an initializer computes from a property, directly or through other
  /// properties that it sets.
  fileprivate static func all(
    from property: String, in body: TypedBody, _ source: Source
  ) -> [KeptValue] {
    var parameter: LocalVariable?
    var kept: [(property: Property, value: TypedExpression)] = []
    body.statements.visit { part in
      guard case .expression(let expression) = part,
        case .assign(let place, let value, _) = expression.kind,
        case .property(let base, let target, _) = place.plainPlace.kind, base.isSelf(of: body)
      else { return }
      if target.declared.name != property {
        kept.append((target.declared, value))
      } else if case .local(let variable) = value.plain.kind {
        parameter = variable
      }
    }
    return kept.compactMap { kept in
      var isMeant = false
      var isSameOutside = true
      var inner: Set<ObjectIdentifier> = []
      kept.value.visit { part in
        guard case .expression(let expression) = part else { return }
        switch expression.kind {
        case .closure(let closure):
          inner.formUnion(closure.body.parameters.map { ObjectIdentifier($0) })
        case .local(let variable) where variable === parameter:
          isMeant = true
          isSameOutside = isSameOutside && variable.name == property
        case .local(let variable):
          isSameOutside =
            isSameOutside
            && (variable === body.selfVariable || inner.contains(ObjectIdentifier(variable)))
        case .property(let base, let read, _)
        where read.declared.name == property && base.isSelf(of: body): isMeant = true
        default: break
        }
      }
      guard isMeant else { return nil }
      return KeptValue(
        name: kept.property.name, type: "\(kept.property.type)",
        expression: isSameOutside ? kept.value.text(in: source) : nil,
        place: source.place(of: Int(kept.value.extent.start)))
    }
  }
}

/// The types of the program that can be reached from values of some types.
private struct TypeReach {
  private let types: ProgramTypes
  private var found: [NominalType] = []
  private var seen: Set<ObjectIdentifier> = []
  /// Whether values of any type can be reached.
  private var isOpen = false

  init(_ types: ProgramTypes) { self.types = types }

  mutating func add(_ type: Type) {
    switch type.resolved {
    case .nominal(let nominal, let arguments):
      for argument in arguments { add(argument) }
      guard !nominal.isPrelude, seen.insert(ObjectIdentifier(nominal)).inserted else { return }
      found.append(nominal)
      // What another view stores is private to that view.
      guard !types.isView(nominal) else { return }
      for property in nominal.storedProperties { add(property.type) }
      if let parent = nominal.superclassNominal { add(parent.declaredType) }
    case .tuple(let elements): for element in elements { add(element.type) }
    case .metatype(let inner): add(inner)
    case .existential, .parameter, .member: isOpen = true
    case .function, .opaque, .variable, .pack, .expansion, .unknown: break
    }
  }

  func includes(_ type: NominalType) -> Bool {
    if isOpen { return true }
    var current: NominalType? = type
    while let next = current {
      if found.contains(where: { $0 === next }) { return true }
      current = next.superclassNominal
    }
    return false
  }
}

/// The reads in a piece of code, without those of the functions that it calls.
package struct CodeReads {
  private let source: Source
  private var properties: [(property: Property, expression: TypedExpression)] = []

  package init(_ checker: TypeChecker, in function: Function) {
    source = function.source
    var found: [(Property, TypedExpression)] = []
    checker.body(of: function)?.statements.visit { part in
      if case .expression(let expression) = part, let property = expression.readProperty {
        found.append((property.declared, expression))
      }
    }
    properties = found
  }

  /// The source text by which the code reads a property of a type: `name.text`; nil if it does not
  /// read it.
  package func text(reading property: String, of owner: String) -> String? {
    properties.first { $0.property.name == property && $0.property.owner?.name == owner }
      .map { $0.expression.text(in: source) }
  }
}
