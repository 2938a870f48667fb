import SourceText
import Syntax

/// A variable of a program's top level that stands further down.
struct LaterVariable {
  let variable: VariableDeclaration
  let binding: VariableDeclaration.Binding
  let declaration: Declaration
  let source: Source
}

/// The variables of a program are known in all of it, as its functions are; they have their values
/// from where they are declared on.
extension InputChecker {
  /// Makes the variables of a program known, some of which stand in texts that are still to come.
  func expectVariables(_ statements: [Statement], in source: Source) {
    for declaration in checker.declarations(in: statements) {
      guard case .variable(let variable) = declaration.kind,
        !declaration.modifiers.contains(where: { $0.name == "async" })
      else { continue }
      for binding in variable.bindings {
        guard case .binding(let name) = binding.pattern.kind, checker.world.later[name] == nil
        else {
          continue
        }
        checker.world.later[name] = LaterVariable(
          variable: variable, binding: binding, declaration: declaration, source: source)
      }
    }
  }

  /// What a name means that is declared further down.
  func declareLater(_ name: String) -> GlobalSymbol? {
    guard let later = checker.world.later.removeValue(forKey: name) else { return nil }
    let context = DeclarationContext(source: later.source, isPrelude: false)
    if later.declaration.attributes.contains(where: {
      checker.typeLookup.propertyWrapper($0, context) != nil
    }) {
      return nil
    }
    if let block = later.binding.accessors, block.isComputed {
      let property = typeDeclarations.makeComputedGlobal(
        name, later.binding, later.declaration, context)
      checker.world.declare(name, .computed(property))
      return .computed(property)
    }
    let requirements = checker.reading.requirements
    checker.reading.requirements = []
    defer { checker.reading.requirements = requirements }
    let saved = checker.diagnostics
    let type =
      later.binding.type.map { written in
        let type = checker.initialValues.annotation(
          written, of: name, isOpenFor: later.binding.initializer, in: context)
        guard let value = later.binding.initializer, type.hasVariables else { return type }
        return checker.initialValues.completed(type, by: value, in: context)
      } ?? later.binding.initializer.map { checker.initialValues.inferredType(of: $0, in: context) }
    checker.diagnostics = saved
    guard let type, !type.isUnknown, !type.hasVariables, later.declaration.ownership == .strong
    else {
      return nil
    }
    let variable = GlobalVariable(
      name: name, type: type, isLet: later.variable.isLet, slot: checker.makeGlobalSlot(),
      ownership: later.declaration.ownership, source: later.source,
      span: later.binding.pattern.span)
    checker.world.ahead[name] = variable
    checker.world.declare(name, .variable(variable))
    return .variable(variable)
  }
}
