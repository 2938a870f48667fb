package import SourceText
package import Syntax

/// The macros that a program declares.
///
/// Only a compiler plug-in could expand them, and plug-ins cannot run here. Each macro is declared
/// as a function with the same parameters and result. Uses are checked as calls of that function;
/// running such a call fails. The function's name, `#stringify` or `@Logged`, cannot be that of any
/// other function.
struct DeclaredMacros: CheckerPart {
  let checker: TypeChecker

  func declare(
    _ macro: FunctionDeclaration, _ declaration: Declaration, _ context: DeclarationContext
  ) {
    for (role, sign) in [("freestanding", "#"), ("attached", "@")] where declaration.has(role: role)
    {
      let name = sign + macro.name
      let make = SyntaxMaker(at: macro.nameSpan)
      let failure = make.call(
        "_fault", [make.argument(nil, make.text("Macro '\(name)' is not expanded here"))])
      let stub = FunctionDeclaration(
        keywordSpan: macro.keywordSpan, name: name, nameSpan: macro.nameSpan,
        generics: macro.generics, parameters: macro.parameters, effects: macro.effects,
        result: macro.result,
        body: CodeBlock(
          statements: [Statement(.expression(failure), span: make.span)], span: make.span))
      let function = checker.functionDeclarations.makeFunction(stub, declaration, context)
      checker.world.declare(name, .function(function), in: context.source)
    }
  }

  /// Whether `#name` is declared, for files that see it.
  func declares(freestanding name: String, from source: Source) -> Bool {
    !checker.globalLookup.lookUpGlobal("#" + name, from: source).isEmpty
  }
}

extension TypeChecker {
  /// Whether an attribute is a macro that the program declares.
  package func isDeclaredMacro(_ attribute: Attribute, from source: Source) -> Bool {
    !globalLookup.lookUpGlobal("@" + attribute.name, from: source).isEmpty
  }
}

extension Declaration {
  fileprivate func has(role: String) -> Bool { attributes.contains { $0.name == role } }
}
