/// Types, functions and bodies form reference cycles, which must be broken at the end of a program
/// to free its memory.
extension TypeChecker {
  /// Releases the program and its library. Neither the checker nor its results may be used
  /// afterwards.
  package func tearDown() {
    let modules = world.modules.values.flatMap { [$0.names] + $0.files.values }
    for symbols in [world.symbols, library.symbols] + modules.map(\.symbols) {
      for case .function(let function) in symbols.values.joined() { function.dismantle() }
    }
    world = World()
    library.symbols = [:]
    let retained = journal.retained
    journal = DeclarationJournal()
    for object in retained {
      switch object {
      case let nominal as NominalType: nominal.dismantle()
      case let function as Function: function.dismantle()
      case let property as Property: property.dismantle()
      default: break
      }
    }
  }
}

extension NominalType {
  fileprivate func dismantle() {
    for member in memberTable.members { member.dismantle() }
    memberTable = MemberTable()
    storedProperties = []
    enumeration.cases = []
    inheritance.virtualTable = []
    deinitializer?.dismantle()
    deinitializer = nil
    conformances = []
    protocols.forget()
    superclass = nil
    enumeration.rawType = nil
    associated.types = []
    generics.requirements = []
    for parameter in generics.parameters { parameter.constraints = [] }
    generics.parameters = []
    forgetDynamicSelf()
    pending = nil
    localScope = nil
    declaration = nil
    runtime = nil
  }
}

extension Member {
  fileprivate func dismantle() {
    switch self {
    case .property(let property): property.dismantle()
    case .function(let function): function.dismantle()
    case .subscript(let element):
      for function in [element.getter, element.setter, element.modify] { function?.dismantle() }
    case .enumCase(let element): element.rawValue = nil
    case .associatedType(let type):
      type.constraints = []
      type.defaultType = nil
    case .type, .typeAlias: break
    }
  }
}

extension Property {
  fileprivate func dismantle() {
    for function in [
      getter, setter, accessors.modify, accessors.willSet, accessors.didSet, accessors.initialize,
      initialValue,
    ] {
      function?.dismantle()
    }
    if case .global(let variable) = storage { variable.lazyInitialValue?.dismantle() }
    wrapperBacking?.dismantle()
    wrapperBacking = nil
  }
}

extension Function {
  fileprivate func dismantle() {
    body = nil
    lowered = nil
    for parameter in generics.parameters { parameter.constraints = [] }
    generics.parameters = []
    generics.requirements = []
    generics.extensionRequirements = []
  }
}
