import Semantics
import SourceText

/// Uses of the offsets that a list hands to its actions in another collection than the one that its rows show: the
/// rows are a selection of its elements, or stand in another order.
struct MisappliedOffsets {
  /// A use of the offsets.
  struct Use {
    /// The collection that the rows show, as it is written.
    let shown: String
    /// The collection in which the offsets are used.
    let collection: Property
    let place: Place
  }

  private let program: Program
  private let view: Program.View

  init(_ program: Program, in view: Program.View) {
    self.program = program
    self.view = view
  }

  var uses: [Use] {
    view.code.sites.flatMap { site -> [Use] in
      guard case .call(_, _, let arguments, _, _) = site.expression.kind,
        let action = arguments.first(where: takesOffsets),
        let rows = program.rowCalls(in: view).first(where: { site.encloses($0.site) })
      else { return [] }
      let sources = rearranged(by: rows)
      if sources.isEmpty { return [] }
      return OffsetUses(of: action, site.source, program.types).uses.compactMap {
        collection, place in
        guard sources.contains(where: { $0 === collection }) else { return nil }
        return Use(
          shown: rows.data.text(in: rows.site.source), collection: collection, place: place)
      }
    }
  }

  private func takesOffsets(_ argument: TypedExpression) -> Bool {
    let first: Type?
    switch argument.plain.kind {
    case .closure(let closure): first = closure.body.parameters.first?.type
    case .functionReference(let function, _, _, _, _): first = function.parameters.first?.type
    default: first = nil
    }
    return program.types.isLibrary(first?.resolved.nominal, "IndexSet")
  }

  /// The stored collections whose elements the data of rows has in other places; empty where it has them in the same.
  private func rearranged(by rows: RowCall) -> [Property] {
    let data = Site(
      expression: rows.data, source: rows.site.source, rowDepth: 0, owner: view.type)
    let code = Code.running(data, of: program.types)
    guard code.sites.contains(where: { rearranges($0.expression.plain) }) else { return [] }
    return code.sites.compactMap { site in
      guard let property = site.expression.readProperty?.declared,
        !(property.getter.map(program.types.isWritten) ?? false)
      else { return nil }
      return property
    }
  }

  /// Whether a method of the library gives a collection of the elements that it is called on, rather than a part of
  /// that collection from its start.
  private func rearranges(_ call: TypedExpression) -> Bool {
    guard case .call(let function, let receiver?, _, _, _) = call.kind,
      function.source.isLibrary, function.kind == .method,
      case .nominal(_, let given) = receiver.plain.type.resolved, let element = given.first,
      case .nominal(let nominal, let made) = call.type.resolved, let first = made.first
    else { return false }
    return !program.types.isLibrary(nominal, "ArraySlice")
      && (first.resolved == element.resolved || first.resolved == receiver.plain.type.resolved)
  }
}

/// The collections in which an action uses the offsets that it is passed, or one of them.
private struct OffsetUses {
  private(set) var uses: [(collection: Property, place: Place)] = []
  private let types: ProgramTypes
  /// The variables with offsets, and those with one of them.
  private var offsets: Set<ObjectIdentifier> = []
  private var places: Set<ObjectIdentifier> = []

  init(of action: TypedExpression, _ source: Source, _ types: ProgramTypes) {
    self.types = types
    var functions: [Function] = []
    if case .closure(let closure) = action.plain.kind {
      closure.body.statements.visit { part in
        if case .expression(let expression) = part { functions += expression.usedFunctions }
      }
      add(closure.body, source)
    } else if case .functionReference(let function, _, _, _, _) = action.plain.kind {
      functions = [function]
    }
    for (function, body) in ReachedCode(functions, of: types).bodies { add(body, function.source) }
  }

  private mutating func add(_ body: TypedBody, _ source: Source) {
    for parameter in body.parameters
    where types.isLibrary(parameter.type.resolved.nominal, "IndexSet") {
      offsets.insert(ObjectIdentifier(parameter))
    }
    var parts: [CodePart] = []
    body.statements.visit { parts.append($0) }
    for part in parts {
      switch part {
      case .statement(let statement): add(statement)
      case .expression(let expression): add(expression, source)
      }
    }
  }

  /// Notes variables that a statement binds to one of the offsets.
  private mutating func add(_ statement: TypedStatement) {
    switch statement.kind {
    case .for(_, let loop) where isOfOffsets(loop.sequence): bind(loop.pattern)
    case .variable(let pattern, let value?) where isOfOffsets(value): bind(pattern)
    case .if(_, let conditions, _, _), .guard(let conditions, _):
      for case .pattern(.optionalSome(let pattern), let value) in conditions
      where isOfOffsets(value) {
        bind(pattern)
      }
    default: break
    }
  }

  private mutating func bind(_ pattern: TypedPattern) {
    if case .bind(let variable) = pattern, types.isLibrary(variable.type.resolved.nominal, "Int") {
      places.insert(ObjectIdentifier(variable))
    }
  }

  private mutating func add(_ expression: TypedExpression, _ source: Source) {
    switch expression.kind {
    case .call(let function, let receiver?, let arguments, _, _) where function.source.isLibrary:
      if case .inoutArgument(let collection) = receiver.kind, arguments.contains(where: isPlace),
        let property = collection.namedProperty
      {
        uses.append((property, Place(source, expression.span)))
      }
      // What is done with each of them.
      guard isOfOffsets(receiver) else { return }
      for case .closure(let closure) in arguments.map(\.plain.kind) {
        closure.body.parameters.first.map { _ = places.insert(ObjectIdentifier($0)) }
      }
    case .subscriptElement(let base, let element, let arguments, _, _)
    where element.owner?.isPrelude == true:
      if arguments.contains(where: isPlace), let property = base.namedProperty {
        uses.append((property, Place(source, expression.span)))
      }
    default: break
    }
  }

  private func isPlace(_ argument: TypedExpression) -> Bool {
    guard case .local(let variable) = argument.plain.kind else { return false }
    let key = ObjectIdentifier(variable)
    return offsets.contains(key) || places.contains(key)
  }

  /// Whether it is the offsets, or what the library makes of them.
  private func isOfOffsets(_ expression: TypedExpression) -> Bool {
    switch expression.plain.kind {
    case .local(let variable): offsets.contains(ObjectIdentifier(variable))
    case .call(let function, let receiver?, _, _, _) where function.source.isLibrary:
      isOfOffsets(receiver)
    case .property(let base, let property, _) where property.owner?.isPrelude == true:
      isOfOffsets(base)
    default: false
    }
  }
}

extension BodyReads {
  /// Offsets that an action of the view's lists uses in another collection than the one that is shown.
  package struct MisappliedOffset: Hashable, Sendable {
    package let shown: String
    /// The name of the collection in which they are used.
    package let collection: String
    package let place: String
  }

  /// The first use of offsets of rows in a collection of this name that has other elements there.
  package func misappliedOffset(in collection: String) -> MisappliedOffset? {
    guard let (program, view) = inProgram else { return nil }
    return MisappliedOffsets(program, in: view).uses.first { $0.collection.name == collection }
      .map { use in
        MisappliedOffset(
          shown: use.shown, collection: collection,
          place: use.place.source.place(of: Int(use.place.span.start)))
      }
  }
}
