import SourceText
import Syntax

/// The declarations of a text.
extension UseVisitor {
  mutating func visit(_ declaration: Declaration) {
    switch declaration.kind {
    case .variable(let variable): visit(variable, declaredBy: declaration)
    case .function(let function):
      uses.functions.append(function)
      uses.resultTypes[function.name] = function.result
      for type in [function.result] + function.parameters.map(\.type) {
        if let name = type?.plainName { uses.names.insert(.held(name)) }
      }
      if let body = function.body {
        noteResult(of: body, givenTo: function.name)
        noteChanges(of: function.parameters, in: body)
      }
      let isOpaque = function.result?.isOpaque ?? false
      enter(isOpaque ? function.body.map(NameUse.Place.body) ?? .other : .other) {
        $0.visitChildren(of: .declaration(declaration))
      }
    case .initializer:
      enter(.other) { $0.visitChildren(of: .declaration(declaration)) }
    case .macroExpansion(let macro): visit(macro)
    case .extension(let part):
      for requirement in part.requirements {
        guard let name = requirement.constrained.plainName, let owner = part.extended.plainName
        else { continue }
        uses.names.insert(.parameter(name, of: owner))
      }
      visitChildren(of: .declaration(declaration))
    case .type(let type): visit(type, declaredBy: declaration)
    default: visitChildren(of: .declaration(declaration))
    }
  }

  private mutating func visit(_ type: TypeDeclaration, declaredBy declaration: Declaration) {
    for name in type.inheritance.compactMap(\.plainName) {
      uses.names.insert(type.keyword == .class ? .superclass(name) : .inherited(name))
    }
    noteRepresented(by: type)
    if declaration.attributes.contains(where: { $0.name == "Model" }) {
      for member in type.members { notePersisted(member) }
    }
    uses.genericParameters.formUnion(type.generics.parameters.map(\.name))
    let outer = owner
    owner = type.name
    visitChildren(of: .declaration(declaration))
    owner = outer
  }

  private mutating func visit(
    _ variable: VariableDeclaration, declaredBy declaration: Declaration
  ) {
    for attribute in declaration.attributes {
      visit(attribute)
      for binding in variable.bindings {
        for name in binding.mentionedTypes {
          uses.names.insert(.wrapped(name, by: attribute.name))
        }
        guard let value = binding.initializer?.calledName else { continue }
        uses.names.insert(.initial(value, of: attribute.name))
      }
    }
    for binding in variable.bindings {
      if let type = binding.type { note(type, of: binding, declaredBy: declaration) }
      if let value = binding.initializer {
        // `async let` waits, and throws, where its variable is used.
        let outer = cover
        if declaration.modifiers.contains(where: { $0.name == "async" }) { cover = (true, true) }
        defer { cover = outer }
        if let name = binding.pattern.boundNames.first?.name {
          uses.initialCalls[name] = value.calledName ?? uses.initialCalls[name]
          if let owner { uses.names.insert(.variable(name, in: owner)) }
        }
        visit(value, .variable(binding.pattern.boundNames.first?.name, isOptional: false))
      }
      for block in binding.accessors?.blocks ?? [] {
        if let name = binding.pattern.boundNames.first?.name {
          noteResult(of: block, givenTo: name)
        }
        visit(block, in: binding.type?.isOpaque ?? false ? .body(block) : .other)
      }
    }
  }

  /// Notes the type with which a variable is declared.
  private mutating func note(
    _ type: TypeReference, of binding: VariableDeclaration.Binding,
    declaredBy declaration: Declaration
  ) {
    if let name = binding.pattern.boundNames.first?.name, uses.variableTypes[name] == nil {
      uses.variableTypes[name] = type
      uses.attributes[name] = declaration.attributes.map(\.name)
    }
    if !(binding.accessors?.isComputed ?? false), let name = type.plainName {
      uses.names.insert(.held(name))
    }
    visit(.type(type), .operand)
  }

  /// Notes the methods that statements call on `inout` parameters.
  private mutating func noteChanges(of parameters: [Parameter], in body: CodeBlock) {
    for parameter in parameters {
      guard let type = parameter.type, let inner = type.inoutName else { continue }
      for statement in body.statements {
        guard case .expression(let value) = statement.kind, case .call(let call) = value.kind,
          case .member(let base, let method) = call.callee.kind, base.path == parameter.name
        else { continue }
        uses.names.insert(.changed(inner, by: method.name))
      }
    }
  }

  /// Notes the types that a property of a model stores with it.
  private mutating func notePersisted(_ member: Declaration) {
    guard case .variable(let variable) = member.kind else { return }
    let isRelated = member.attributes.contains { $0.name == "Relationship" }
    for binding in variable.bindings where !(binding.accessors?.isComputed ?? false) {
      for name in binding.mentionedTypes {
        uses.names.insert(isRelated ? .related(name) : .persisted(name))
      }
    }
  }

  /// Notes what a type makes that shows objects of a class of another framework.
  private mutating func noteRepresented(by type: TypeDeclaration) {
    let suffix = "Representable"
    for name in type.inheritance.compactMap(\.plainName) where name.hasSuffix(suffix) {
      let shown = String(name.dropLast(suffix.count))
      for case .function(let function) in type.members.map(\.kind)
      where function.name == "make" + shown {
        guard let result = function.result?.plainName else { continue }
        uses.names.insert(.represented(result, as: shown))
      }
    }
  }
}
