package import SourceText
package import Syntax

/// A global variable that is declared later in the program.
struct LaterVariable {
  let variable: VariableDeclaration
  let binding: VariableDeclaration.Binding
  let declaration: Declaration
  let source: Source
}

/// Global variables are visible in the whole program, like functions; they are initialized where
/// they are declared.
extension InputChecker {
  /// Makes a program's global variables visible before their declarations are checked.
  package func expectVariables(_ statements: [Statement], in source: Source) {
    for declaration in checker.declarations(in: statements) {
      guard case .variable(let variable) = declaration.kind,
        !declaration.modifiers.contains(where: { $0.name == "async" })
      else { continue }
      expectVariables(variable, declaration, in: source)
    }
  }

  func expectVariables(
    _ variable: VariableDeclaration, _ declaration: Declaration, in source: Source
  ) {
    for binding in variable.bindings {
      guard case .binding(let name) = binding.pattern.kind,
        checker.world[tableOf: name, source].later[name] == nil
      else { continue }
      checker.world[tableOf: name, source].later[name] = LaterVariable(
        variable: variable, binding: binding, declaration: declaration, source: source)
    }
  }

  /// Declares the later variable with a name, if there is one.
  func declareLater(_ name: String) -> GlobalSymbol? {
    checker.world.later.removeValue(forKey: name).flatMap { declare($0, as: name) }
  }

  /// Declares a variable before its declaration is checked; nil if its type depends on the rest of
  /// the program.
  func declare(_ later: LaterVariable, as name: String) -> GlobalSymbol? {
    let context = DeclarationContext(source: later.source, isPrelude: false)
    if later.declaration.attributes.contains(where: {
      checker.typeLookup.propertyWrapper($0, context) != nil
    }) {
      return nil
    }
    if let block = later.binding.accessors, block.isComputed {
      let property = typeDeclarations.makeComputedGlobal(
        name, later.binding, later.declaration, context)
      checker.world.declare(name, .computed(property), in: later.source)
      return .computed(property)
    }
    guard let type = type(of: later, as: name, in: context),
      later.declaration.ownership == .strong
    else { return nil }
    let variable = GlobalVariable(
      name: name, type: type, isLet: later.variable.isLet, slot: checker.makeGlobalSlot(),
      ownership: later.declaration.ownership, source: later.source,
      span: later.binding.pattern.span)
    if later.source.projectModule == nil {
      checker.world.inputs.usedEarly[name] = variable
    } else {
      variable.lazyInitialValue = initialValue(of: variable, later)
    }
    checker.world.declare(name, .variable(variable), in: later.source)
    return .variable(variable)
  }

  private func type(
    of later: LaterVariable, as name: String, in context: DeclarationContext
  ) -> Type? {
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
    guard let type, !type.isUnknown, !type.hasVariables else { return nil }
    return type
  }

  /// The function that computes a module variable's initial value on first use.
  private func initialValue(of variable: GlobalVariable, _ later: LaterVariable) -> Function? {
    let none = Expression(.nilLiteral, span: later.binding.pattern.span)
    guard let value = later.binding.initializer ?? (variable.type.isOptional ? none : nil) else {
      return nil
    }
    let function = Function(
      name: variable.name, kind: .initialValue, parameters: [], result: variable.type,
      implementation: .expression(value), source: later.source, span: value.span)
    checker.journal.retained.append(function)
    return function
  }
}
