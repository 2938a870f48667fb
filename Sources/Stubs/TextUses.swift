import SourceText
import Syntax

/// The calls of a text, and what it does with names, as its tree shows them.
struct TextUses {
  let source: Source
  /// The calls, attributes with arguments included, in the order of the text.
  private(set) var calls: [CallUse] = []
  private(set) var subscripts: [CallUse] = []
  /// What is done with names.
  private(set) var names: Set<NameUse> = []
  /// The labels of what patterns match besides a case, by the end of the case's name.
  private var payloads: [Int32: [String?]] = [:]
  /// The ends of the names of the cases that patterns match.
  private(set) var caseEnds: Set<Int32> = []
  /// The names that patterns bind associated values to, with the cases, labels and places of these.
  private(set) var boundPayloads: [(bound: String, name: String, label: String?, place: Int)] = []
  /// The generic arguments that are passed to types, in the order of the text.
  private var specializations: [(name: String, arguments: [TypeReference])] = []
  /// The names of the generic parameters of the types that the text declares.
  private(set) var genericParameters: Set<String> = []
  /// The types of the variables that are declared with one.
  private var variableTypes: [String: TypeReference] = [:]
  /// The attributes of those.
  private var attributes: [String: [String]] = [:]
  /// What the initial values of variables call.
  private var initialCalls: [String: String] = [:]
  private var functions: [FunctionDeclaration] = []
  /// The members and results of functions that are assigned to variables as they are.
  private var assignments: Set<Assignment> = []
  /// The members of which other members are used.
  private var bases: Set<String> = []
  /// The variables that are tested for `nil` to end a loop.
  private var ends: Set<String> = []
  /// The variable that the first selection is bound to.
  private(set) var selection: String?
  /// What encloses places, outer ones first.
  private var enclosures: [Enclosure] = []
  /// Where the statements are that are being visited.
  private var place = NameUse.Place.views
  /// The innermost type around what is being visited.
  private var owner: String?
  /// Whether `try` and `await` cover what is being visited.
  private var cover = (isTried: false, isAwaited: false)

  /// `cursor = page.next`, `cursor = loadNext()`.
  private struct Assignment: Hashable {
    let target: String
    /// The last name of the value or of what is called.
    let name: String
    let isCall: Bool
  }

  /// Something in brackets.
  private struct Enclosure {
    enum Kind {
      /// The arguments of a call, by its place among the calls.
      case arguments(Int)
      /// A closure, with the name of the call to which it is passed, and its label.
      case closure(callee: String?, label: String?)
      case other
    }

    let span: Span
    let kind: Kind

    func contains(_ place: Int) -> Bool { span.start < place && place < span.end }
  }

  init(_ file: SourceFile, of source: Source) {
    self.source = source
    for statement in file.statements { visit(.statement(statement), .operand) }
  }

  /// The calls of a name that is not a member.
  func calls(of name: String) -> [CallUse] { calls.filter { $0.path == name } }

  /// The call of which the callee ends at a place.
  func call(after place: Int) -> CallUse? {
    calls.first { place == $0.nameSpan.end || place == $0.calleeEnd }
  }

  /// The labels of the call, or of the pattern of a case, of which the callee or name ends at a place.
  func labels(after place: Int) -> [String?]? {
    call(after: place)?.labels ?? payloads[Int32(truncatingIfNeeded: place)]
  }

  /// The call around a place that has it among its arguments, and the label of the argument.
  func argument(at place: Int) -> (call: CallUse, name: String, label: String?)? {
    guard let innermost = enclosures.last(where: { $0.contains(place) }),
      case .arguments(let index) = innermost.kind, let name = calls[index].name
    else { return nil }
    let argument = calls[index].arguments.last {
      ($0.labelSpan?.start ?? $0.value.span.start) <= place
    }
    return (calls[index], name, argument?.label)
  }

  /// The calls to which the closures around a place are passed, innermost first.
  func callees(around place: Int) -> [(name: String, label: String?)] {
    enclosures.reversed().compactMap { enclosure in
      guard enclosure.contains(place), case .closure(let callee?, let label) = enclosure.kind else {
        return nil
      }
      return (callee, label)
    }
  }

  /// The generic arguments that the text first passes to a type: `State` and `Action` for
  /// `Store<State, Action>`.
  func typeArguments(of name: String) -> [String] {
    specializations.first { $0.name == name }?.arguments.map { source.text(in: $0.span) } ?? []
  }

  /// The declared type of a variable: `var error: NSError?`.
  func declaredType(of variable: String) -> String? {
    variableTypes[variable].map { source.text(in: $0.span) }
  }

  /// The name that patterns bind an associated value to, by its open type; nil if it has a label, or if
  /// there are several names.
  func name(boundTo open: String) -> String? {
    guard let (element, place) = OpenType.payload(of: open) else { return nil }
    let names = Set(
      boundPayloads.filter { $0.name == element && $0.place == place && $0.label == nil }
        .map(\.bound))
    return names.count == 1 ? names.first : nil
  }

  /// Whether a value, or what a pattern binds of a case with that name, is a part of a calculation that
  /// is converted to a whole number: the value itself is none then.
  func isCalculated(_ name: String, for type: String) -> Bool {
    guard type == "Int" else { return false }
    let bound = boundPayloads.filter { $0.name == name }.map(\.bound)
    return ([name] + bound).contains { names.contains(.converted($0, to: type)) }
  }

  /// Whether the value with an open type may be nil: a member that is assigned to an optional variable,
  /// or the result of a function that ends a loop.
  ///
  /// - Parameter isOptional: Whether a variable is optional, of the type with which the text declares it, if
  ///   it does, with these attributes.
  func mayBeNil(
    _ open: String,
    _ isOptional: (_ variable: String, TypeReference?, _ attributes: [String]) -> Bool
  ) -> Bool {
    let label = OpenType.label(of: open)
    guard !OpenType.isPart(open), OpenType.staticOwner(of: open) == nil else { return false }
    return assignments.contains { assignment in
      let isMeant =
        assignment.isCall
        ? assignment.target == label && ends.contains(label)
          && OpenType.isOfResult(open, ofCallsOf: assignment.name)
        : assignment.name == label && !bases.contains(label) && OpenType.owner(of: open) != nil
      let target = assignment.target
      return isMeant && isOptional(target, variableTypes[target], attributes[target] ?? [])
    }
  }

  /// The type with which the text declares a variable, and its attributes; nil if it does not.
  func declaration(of variable: String) -> (type: TypeReference, attributes: [String])? {
    variableTypes[variable].map { ($0, attributes[variable] ?? []) }
  }

  /// The values that the text shows with a unit or a currency.
  var measuredNames: [String] {
    names.compactMap { use in if case .measured(let name) = use { name } else { nil } }
  }

  /// The type of the value with which a variable begins: `Model` for `var model = Model()`.
  func initialType(of variable: String) -> String? { initialCalls[variable] }

  /// The head of the function declaration whose name is at a span, with its result: `func
  /// viewDidLoad()`.
  func head(at span: Span) -> String? {
    functions.first { $0.nameSpan == span }.map { function in
      let end = function.body?.span.start ?? function.result?.span.end ?? span.end
      return source.text(in: source.trimmed(Span(Int(function.keywordSpan.start), Int(end))))
    }
  }
}

extension TextUses {
  /// - Parameter purpose: What the value of an expression is for.
  private mutating func visit(_ node: SyntaxNode, _ purpose: CallUse.Purpose) {
    switch node {
    case .declaration(let declaration): visit(declaration)
    case .attribute(let attribute): visit(attribute)
    case .statement(let statement): visit(statement)
    case .condition(.optionalBinding(_, _, let name, let type, let value?)):
      if let type { visit(.type(type), .operand) }
      visit(.expression(value), .variable(name.boundNames.first?.name, isOptional: true))
    case .expression(let expression): visit(expression, purpose)
    case .closure(let closure): visit(closure, callee: nil, label: nil)
    case .block(let block):
      enclose(block.span, .other) { $0.visitChildren(of: node) }
    case .type(let type):
      note(type)
      visitChildren(of: node)
    case .pattern(let pattern):
      if case .enumCase(_, _, let span, _) = pattern.kind { caseEnds.insert(span.end) }
      if case .enumCase(_, let name, let span, let payload?) = pattern.kind {
        payloads[span.end] = payload.map(\.label)
        for (place, part) in payload.enumerated() {
          guard let bound = part.pattern.boundNames.first?.name else { continue }
          boundPayloads.append((bound, name, part.label, place))
        }
      }
      visitChildren(of: node)
    case .condition: visitChildren(of: node)
    }
  }

  private mutating func visitChildren(of node: SyntaxNode) {
    var children: [SyntaxNode] = []
    node.forEachChild { children.append($0) }
    for child in children { visit(child, .operand) }
  }

  private mutating func enclose(
    _ span: Span, _ kind: Enclosure.Kind, _ visit: (inout TextUses) -> Void
  ) {
    enclosures.append(Enclosure(span: span, kind: kind))
    visit(&self)
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value):
      if let chain = value.chain {
        names.insert(.built(chain.root, in: place))
        for member in chain.members { names.insert(.modified(chain.root, by: member)) }
      }
      visit(value, .discarded)
    case .return(let value?): visit(value, .returned)
    case .while(_, let conditions, _):
      for condition in conditions { noteEnds(.condition(condition)) }
      visitChildren(of: .statement(statement))
    case .repeatWhile(_, _, let condition):
      noteEnds(.expression(condition))
      visitChildren(of: .statement(statement))
    case .for(let loop):
      let element = loop.pattern.boundNames.first?.name
      visit(loop.sequence, .elements(element))
      if let condition = loop.condition { visit(condition, .operand) }
      visit(.block(loop.body), .operand)
    default: visitChildren(of: .statement(statement))
    }
  }

  private mutating func visit(_ declaration: Declaration) {
    switch declaration.kind {
    case .variable(let variable):
      for attribute in declaration.attributes {
        visit(attribute)
        for binding in variable.bindings {
          for name in binding.mentionedTypes { names.insert(.wrapped(name, by: attribute.name)) }
          guard let value = binding.initializer?.calledName else { continue }
          names.insert(.initial(value, of: attribute.name))
        }
      }
      for binding in variable.bindings {
        if let type = binding.type {
          if let name = binding.pattern.boundNames.first?.name, variableTypes[name] == nil {
            variableTypes[name] = type
            attributes[name] = declaration.attributes.map(\.name)
          }
          if !(binding.accessors?.isComputed ?? false), let name = type.plainName {
            names.insert(.held(name))
          }
          visit(.type(type), .operand)
        }
        if let value = binding.initializer {
          // `async let` waits, and throws, where its variable is used.
          let outer = cover
          if declaration.modifiers.contains(where: { $0.name == "async" }) { cover = (true, true) }
          defer { cover = outer }
          if let name = binding.pattern.boundNames.first?.name {
            initialCalls[name] = value.calledName ?? initialCalls[name]
            if let owner { names.insert(.variable(name, in: owner)) }
          }
          visit(value, .variable(binding.pattern.boundNames.first?.name, isOptional: false))
        }
        for block in binding.accessors?.blocks ?? [] {
          visit(block, in: binding.type?.isOpaque ?? false ? .body(block) : .other)
        }
      }
    case .function(let function):
      functions.append(function)
      let isOpaque = function.result?.isOpaque ?? false
      enter(isOpaque ? function.body.map(NameUse.Place.body) ?? .other : .other) {
        $0.visitChildren(of: .declaration(declaration))
      }
    case .initializer:
      enter(.other) { $0.visitChildren(of: .declaration(declaration)) }
    case .macroExpansion(let macro): visit(macro)
    case .type(let type):
      for name in type.inheritance.compactMap(\.plainName) {
        names.insert(type.keyword == .class ? .superclass(name) : .inherited(name))
      }
      noteRepresented(by: type)
      genericParameters.formUnion(type.generics.parameters.map(\.name))
      let outer = owner
      owner = type.name
      visitChildren(of: .declaration(declaration))
      owner = outer
    default: visitChildren(of: .declaration(declaration))
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
        names.insert(.represented(result, as: shown))
      }
    }
  }

  private mutating func visit(_ attribute: Attribute) {
    if let arguments = attribute.arguments {
      calls.append(
        CallUse(
          path: attribute.name, name: attribute.name, nameSpan: attribute.nameSpan,
          calleeEnd: attribute.nameSpan.end, arguments: arguments, span: attribute.span))
      for case .member(let base, let name) in arguments.map(\.value.kind) where name.isSelf {
        if let type = base.calledName { names.insert(.key(type, of: attribute.name)) }
      }
      for argument in arguments where argument.label == "inverse" {
        guard let owner, case .keyPath(let keyPath) = argument.value.kind,
          let root = keyPath.root?.plainName, keyPath.components.count == 1,
          case .member(let member) = keyPath.components[0]
        else { continue }
        names.insert(.inverse(root, member: member.name, of: owner))
      }
    }
    visitChildren(of: .attribute(attribute))
  }

  private mutating func visit(_ closure: Closure, callee: String?, label: String?) {
    enter(callee.map(NameUse.Place.closure) ?? .other) { uses in
      uses.enclose(closure.span, .closure(callee: callee, label: label)) {
        $0.visitChildren(of: .closure(closure))
      }
    }
  }

  private mutating func visit(_ block: CodeBlock, in place: NameUse.Place) {
    enter(place) { $0.visit(.block(block), .operand) }
  }

  private mutating func enter(_ inner: NameUse.Place, _ visit: (inout TextUses) -> Void) {
    let outer = (place, cover)
    (place, cover) = (inner, (false, false))
    visit(&self)
    (place, cover) = outer
  }

  private mutating func visitCovered(
    _ expression: Expression, _ purpose: CallUse.Purpose,
    _ change: (inout (isTried: Bool, isAwaited: Bool)) -> Void
  ) {
    let outer = cover
    change(&cover)
    visit(expression, purpose)
    cover = outer
  }

  private mutating func visit(_ macro: MacroExpansion) {
    for type in macro.genericArguments { visit(.type(type), .operand) }
    for argument in macro.arguments { visit(argument.value, .operand) }
    for trailing in macro.trailingClosures {
      visit(trailing.closure, callee: macro.name, label: trailing.label)
    }
  }

  private mutating func visit(_ expression: Expression, _ purpose: CallUse.Purpose) {
    switch expression.kind {
    case .try(_, let inner):
      visitCovered(inner, purpose) { $0.isTried = true }
    case .await(let inner):
      visitCovered(inner, purpose) { $0.isAwaited = true }
    case .parenthesized(let inner), .ownership(_, let inner):
      visit(inner, purpose)
    case .forceUnwrap(let inner), .optionalChain(let inner):
      let first = calls.count
      visit(inner, purpose)
      if let index = calls[first...].firstIndex(where: { $0.span == inner.span }) {
        calls[index].isUnwrapped = true
      }
    case .call(let call): visit(call, expression, purpose)
    case .subscriptCall(let call):
      subscripts.append(CallUse(call, expression.span, purpose))
      visit(call.callee, .operand)
      enclose(call.argumentsSpan, .other) { uses in
        for argument in call.arguments { uses.visit(argument.value, .operand) }
      }
      visitTrailingClosures(of: call)
    case .sequence(let elements): visit(elements, purpose)
    case .prefixOperator("!", _, let value):
      if let name = value.calledName { names.insert(.flag(name)) }
      visit(value, .operand)
    case .member(let base, let name):
      noteMember(name, of: base)
      specialize(name)
      visit(base, .base)
      for type in name.genericArguments { visit(.type(type), .operand) }
    case .identifier(let name), .implicitMember(let name):
      specialize(name)
      visitChildren(of: .expression(expression))
    case .macroExpansion(let macro): visit(macro)
    case .array(let elements):
      for element in elements {
        if let name = element.calledName { names.insert(.held(name)) }
      }
      enclose(expression.span, .other) { $0.visitChildren(of: .expression(expression)) }
    case .stringLiteral(let literal):
      for name in literal.measuredNames { names.insert(.measured(name)) }
      visitChildren(of: .expression(expression))
    case .dictionary, .tuple:
      enclose(expression.span, .other) { $0.visitChildren(of: .expression(expression)) }
    default: visitChildren(of: .expression(expression))
    }
  }

  private mutating func visit(
    _ call: Call, _ expression: Expression, _ purpose: CallUse.Purpose
  ) {
    var use = CallUse(call, expression.span, purpose)
    (use.isTried, use.isAwaited) = cover
    let index = calls.count
    calls.append(use)
    if case .member(let base, let name) = call.callee.kind {
      if name.name == "toggle", let base = base.calledName { names.insert(.flag(base)) }
      if call.arguments.count == 1, let value = call.arguments[0].value.calledName {
        names.insert(.passed(value, to: name.name))
      }
      if name.name == "formatted", let style = call.arguments.first?.value.implicitChoice,
        let value = base.lastName?.name
      {
        names.insert(.formatted(value, by: style.name))
      }
    }
    for (value, format) in zip(call.arguments, call.arguments.dropFirst())
    where format.label == "format" {
      guard let name = value.value.lastName?.name, let style = format.value.implicitChoice else {
        continue
      }
      names.insert(.formatted(name, by: style.name))
    }
    if let type = use.path, call.arguments.count == 1, call.arguments[0].label == nil,
      case .sequence(let elements) = call.arguments[0].value.kind
    {
      for case .operand(let value) in elements {
        if let name = value.lastName?.name { names.insert(.converted(name, to: type)) }
      }
    }
    visit(call.callee, .operand)
    enclose(call.argumentsSpan, .arguments(index)) { uses in
      for argument in call.arguments {
        uses.note(argument)
        if case .closure(let closure) = argument.value.kind {
          uses.visit(closure, callee: use.name, label: argument.label)
        } else {
          uses.visit(argument.value, .operand)
        }
      }
    }
    visitTrailingClosures(of: call)
  }

  private mutating func visitTrailingClosures(of call: Call) {
    for trailing in call.trailingClosures {
      visit(trailing.closure, callee: call.callee.lastName?.name, label: trailing.label)
    }
  }

  private mutating func visit(_ elements: [SequenceElement], _ purpose: CallUse.Purpose) {
    if case .operand(let target)? = elements.first, elements.count == 3,
      case .operand(let value) = elements[2]
    {
      let name = target.lastName?.name
      switch elements[1] {
      case .assignment:
        visit(target, .operand)
        if let name = target.calledName, let use = NameUse(assigned: value, to: name) {
          names.insert(use)
        }
        note(value, assignedTo: target)
        return visit(value, .variable(name, isOptional: false))
      case .infix(let sign, _) where sign == "+=" || sign == "-=":
        guard let name = target.calledName else { break }
        if case .integerLiteral = value.kind { names.insert(.counter(name)) }
        if case .stringLiteral = value.kind { names.insert(.text(name)) }
      case .cast(_, let type, _):
        visit(.type(type), .operand)
      default: break
      }
    }
    let isCast = elements.dropFirst().allSatisfy { if case .cast = $0 { true } else { false } }
    for element in elements {
      switch element {
      case .operand(let value): visit(value, isCast ? purpose : .operand)
      case .ternary(let value, _): visit(value, .operand)
      case .cast(_, let type, _): visit(.type(type), .operand)
      case .infix, .assignment: break
      }
    }
  }

  private mutating func note(_ argument: Argument) {
    if argument.isAction {
      if let name = argument.value.calledName ?? argument.value.lastName?.name {
        names.insert(.action(name))
      }
    } else if argument.label == "selection", selection == nil {
      selection = argument.value.projectedName
    }
  }

  private mutating func note(_ value: Expression, assignedTo target: Expression) {
    switch value.kind {
    case .try(_, let inner), .await(let inner): note(inner, assignedTo: target)
    case .member(_, let member):
      guard let target = target.lastName?.name else { return }
      assignments.insert(Assignment(target: target, name: member.name, isCall: false))
    case .call(let call):
      guard let target = target.lastName?.name, let name = call.callee.lastName?.name else {
        return
      }
      assignments.insert(Assignment(target: target, name: name, isCall: true))
    default: return
    }
  }

  /// Notes the variables that conditions of a loop test for `nil`.
  private mutating func noteEnds(_ node: SyntaxNode) {
    switch node {
    case .condition(.optionalBinding(_, _, let name, _, let value)):
      if let name = value.map({ $0.lastName?.name }) ?? name.boundNames.first?.name {
        ends.insert(name)
      }
    case .expression(let expression):
      guard case .sequence(let elements) = expression.kind else { break }
      for case .operand(let value) in elements {
        if let name = value.lastName?.name { ends.insert(name) }
      }
    default: break
    }
    node.forEachChild { noteEnds($0) }
  }

  private mutating func noteMember(_ member: Identifier, of base: Expression) {
    if case .member(_, let name) = base.kind { bases.insert(name.name) }
    guard let name = base.calledName else { return }
    names.insert(.base(name))
    if member.isSelf || member.name == "init" {
      names.insert(.reference(name))
    } else if ["all", "example", "sample"].contains(where: member.name.hasPrefix) {
      names.insert(.held(name))
    }
  }

  private mutating func specialize(_ name: Identifier) {
    if !name.genericArguments.isEmpty {
      specializations.append((name.name, name.genericArguments))
    }
  }

  private mutating func note(_ type: TypeReference) {
    switch type.kind {
    case .named(_, let name, let arguments) where !arguments.isEmpty:
      specializations.append((name, arguments))
    case .array(let inner), .optional(let inner):
      if let name = inner.plainName { names.insert(.held(name)) }
    case .some(let inner), .any(let inner):
      if let name = inner.plainName { names.insert(.constraint(name)) }
    default: break
    }
  }
}
