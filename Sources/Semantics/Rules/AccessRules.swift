import SourceText
import Syntax

/// Access rules: a declaration must not be more accessible than the types it uses.
struct AccessRules: DeclarationRule {
  let rules: DeclarationRules

  /// How far a name is visible.
  private enum Reach: Int, Comparable {
    case type, file, module, everywhere

    static func < (lhs: Reach, rhs: Reach) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// A part of a declaration, with its type.
  private typealias Part = (place: AccessError.Part, type: Type)

  func check(_ declaration: Declaration, _ place: Place) {
    switch declaration.kind {
    case .function(let function):
      guard let symbol = symbol(of: function, place) else { return }
      checkParts(
        parts(symbol.parameters) + [(.result, symbol.result)],
        of: declaration, place.nominal == nil ? .function : .method, at: function.nameSpan, place)
    case .initializer(let initializer):
      guard let symbol = place.nominal.flatMap({ initializer.symbol(in: $0) }) else { return }
      checkParts(
        parts(symbol.parameters), of: declaration, .initializer, at: initializer.keywordSpan, place
      )
    case .variable(let variable):
      guard let nominal = place.nominal else { return }
      for binding in variable.bindings {
        guard case .binding(let name) = binding.pattern.kind else { continue }
        for case .property(let property) in nominal.members[name] ?? []
        where property.span == binding.pattern.span {
          checkVariable(property.type, binding, declaration, .property, place)
        }
      }
    case .enumCase(let elements):
      guard let nominal = place.nominal else { return }
      for element in elements {
        let types = nominal.enumeration.cases.filter { $0.name == element.name }.flatMap(\.payload)
        guard let found = narrowest(types.map(\.type)), found.reach < reach(of: nominal) else {
          continue
        }
        error(
          AccessError.enumCaseUses(
            found.nominal.modifiers.access, inEnum: nominal.modifiers.access),
          at: element.nameSpan)
      }
    default: return
    }
  }

  /// An extension's access modifier applies to its members, and must not exceed the type's access
  /// level.
  func check(ofExtension declaration: Declaration, of nominal: NominalType) {
    guard let written = declaration.accessLevel else { return }
    let span = declaration.modifiers.first { $0.name == "\(written)" }?.span ?? declaration.span
    if written == .open {
      error(AccessError.openExtension, at: span)
    } else if !nominal.isPrelude, nominal.modifiers.access < written {
      error(
        AccessError.extensionReachesBeyond(
          nominal.kind, nominal.modifiers.access, written: written), at: span
      )
    }
  }

  /// Checks the superclass of a class and the protocols that a protocol refines.
  func check(ofInheritance nominal: NominalType) {
    if nominal.kind == .class, let parent = nominal.superclassNominal,
      reach(of: parent) < reach(of: nominal)
    {
      let limit = limit(reach(of: parent), isNested: nominal.outer != nil)
      error(AccessError.superclassIs(parent.modifiers.access, demands: limit), at: nominal.nameSpan)
    }
    guard nominal.kind == .protocol else { return }
    for parent in nominal.conformances.map(\.protocol)
    where reach(of: parent) < reach(of: nominal) {
      let limit = limit(reach(of: parent), isNested: false)
      error(
        AccessError.refinedProtocolIs(parent.modifiers.access, demands: limit), at: nominal.nameSpan
      )
    }
  }

  private func parts(_ parameters: [ParameterSymbol]) -> [Part] {
    parameters.map { (.parameter, $0.type) }
  }

  func checkVariable(
    _ type: Type, _ binding: VariableDeclaration.Binding, _ declaration: Declaration,
    _ subject: AccessError.Subject, _ place: Place
  ) {
    let part: AccessError.Part =
      binding.type == nil ? .inferredType(type.resolved) : .writtenType
    checkParts([(part, type)], of: declaration, subject, at: binding.pattern.span, place)
  }

  private func checkParts(
    _ parts: [Part], of declaration: Declaration, _ subject: AccessError.Subject, at span: Span,
    _ place: Place
  ) {
    let own = reach(of: declaration, place)
    for part in parts {
      guard let found = narrowest([part.type]), found.reach < own else { continue }
      let used = found.nominal.modifiers.access
      if let written = declaration.accessLevel {
        error(AccessError.cannotBeDeclared(subject, written, part.place, uses: used), at: span)
      } else {
        let limit = limit(found.reach, isNested: place.nominal != nil)
        error(AccessError.mustBeDeclared(subject, limit, part.place, uses: used), at: span)
      }
      return
    }
  }

  private func limit(_ reach: Reach, isNested: Bool) -> AccessError.Limit {
    if reach == .type { return .private }
    return isNested ? .fileprivate : .privateOrFileprivate
  }

  private func symbol(of function: FunctionDeclaration, _ place: Place) -> Function? {
    if let nominal = place.nominal { return function.symbol(in: nominal) }
    guard case .file = place else { return nil }
    for case .function(let symbol) in checker.names.ownSymbols(
      named: function.name, from: source)
    where symbol.span == function.nameSpan && symbol.source === source {
      return symbol
    }
    return nil
  }

  private func reach(of declaration: Declaration, _ place: Place) -> Reach {
    let written = declaration.accessLevel ?? rules.extensionAccess ?? .internal
    let own = reach(written, isNested: place.nominal != nil)
    return place.nominal.map { min(own, reach(of: $0)) } ?? own
  }

  private func reach(_ access: AccessLevel, isNested: Bool) -> Reach {
    switch access {
    case .private: isNested ? .type : .file
    case .fileprivate: .file
    case .internal, .package: .module
    case .public, .open: .everywhere
    }
  }

  private func reach(of nominal: NominalType) -> Reach {
    if nominal.isPrelude { return .everywhere }
    var own = reach(nominal.modifiers.access, isNested: nominal.outer != nil)
    // Local declarations are not visible outside the file.
    if nominal.localScope != nil { own = min(own, .file) }
    return nominal.outer.map { min(own, reach(of: $0)) } ?? own
  }

  /// The least visible declaration that the types mention.
  private func narrowest(_ types: [Type]) -> (nominal: NominalType, reach: Reach)? {
    types.flatMap(nominals).map { ($0, reach(of: $0)) }.min { $0.1 < $1.1 }
  }

  /// The declarations that a type mentions.
  private func nominals(in type: Type) -> [NominalType] {
    switch type.shallow {
    case .nominal(let nominal, let arguments): [nominal] + arguments.flatMap(nominals)
    case .tuple(let elements): elements.flatMap { nominals(in: $0.type) }
    case .function(let function):
      function.parameters.flatMap { nominals(in: $0.type) } + nominals(in: function.result)
    case .existential(let types), .pack(let types): types.flatMap(nominals)
    case .opaque(let opaque, _): opaque.constraints.flatMap(nominals)
    case .metatype(let inner), .expansion(let inner): nominals(in: inner)
    case .parameter, .member, .variable, .unknown: []
    }
  }
}
