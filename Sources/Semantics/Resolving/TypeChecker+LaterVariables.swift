package import SourceText
package import Syntax

/// A variable of a program's top level that stands further down.
struct LaterVariable {
  let variable: VariableDeclaration
  let binding: VariableDeclaration.Binding
  let declaration: Declaration
  let source: Source
}

/// The variables of a program are known in all of it, as its functions are; they have their values
/// from where they are declared on.
extension TypeChecker {
  /// Makes the variables of a program known, some of which stand in texts that are still to come.
  package func expectVariables(_ statements: [Statement], in source: Source) {
    for declaration in declarations(in: statements) {
      guard case .variable(let variable) = declaration.kind,
        !declaration.modifiers.contains(where: { $0.name == "async" })
      else { continue }
      for binding in variable.bindings {
        guard case .binding(let name) = binding.pattern.kind, world.later[name] == nil else {
          continue
        }
        world.later[name] = LaterVariable(
          variable: variable, binding: binding, declaration: declaration, source: source)
      }
    }
  }

  /// What a name means that is declared further down.
  func declareLater(_ name: String) -> GlobalSymbol? {
    guard let later = world.later.removeValue(forKey: name) else { return nil }
    let context = DeclarationContext(source: later.source, isPrelude: false)
    if later.declaration.attributes.contains(where: { propertyWrapper($0, context) != nil }) {
      return nil
    }
    if let block = later.binding.accessors, block.isComputed {
      let property = makeComputedGlobal(name, later.binding, later.declaration, context)
      world.declare(name, .computed(property))
      return .computed(property)
    }
    let requirements = reading.requirements
    reading.requirements = []
    defer { reading.requirements = requirements }
    let saved = diagnostics
    let type =
      later.binding.type.map { written in
        let type = annotation(
          written, of: name, isOpenFor: later.binding.initializer, in: context)
        guard let value = later.binding.initializer, type.hasVariables else { return type }
        return completed(type, by: value, in: context)
      } ?? later.binding.initializer.map { inferredType(of: $0, in: context) }
    diagnostics = saved
    guard let type, !type.isUnknown, !type.hasVariables, later.declaration.ownership == .strong
    else {
      return nil
    }
    let variable = GlobalVariable(
      name: name, type: type, isLet: later.variable.isLet, slot: makeGlobalSlot(),
      ownership: later.declaration.ownership, source: later.source,
      span: later.binding.pattern.span)
    world.ahead[name] = variable
    world.declare(name, .variable(variable))
    return .variable(variable)
  }
}
