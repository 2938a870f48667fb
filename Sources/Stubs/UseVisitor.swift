import SourceText
import Syntax

/// Visits the tree of a text and notes what the text does with names.
struct UseVisitor {
  var uses: TextUses
  /// Where the statements are that are being visited.
  private var place = NameUse.Place.views
  /// The innermost type around what is being visited.
  var owner: String?
  /// The starts of the expressions whose values are optional where they are used.
  private var mayBeNil: Set<Int32> = []
  /// Whether `try` and `await` cover what is being visited.
  var cover = (isTried: false, isAwaited: false)

  init(_ uses: TextUses) { self.uses = uses }

  mutating func visit(_ file: SourceFile) {
    for statement in file.statements { visit(.statement(statement), .operand) }
  }

  /// - Parameter purpose: What the value of an expression is for.
  mutating func visit(_ node: SyntaxNode, _ purpose: CallUse.Purpose) {
    switch node {
    case .declaration(let declaration): visit(declaration)
    case .attribute(let attribute): visit(attribute)
    case .statement(let statement): visit(statement)
    case .condition(.optionalBinding(_, _, let name, let type, let value?)):
      if let type { visit(.type(type), .operand) }
      if let local = name.boundNames.first?.name, let name = value.lastName?.name, local != name {
        uses.values.locals[local, default: []].insert(name)
      }
      mayBeNil.insert(value.span.start)
      visit(.expression(value), .variable(name.boundNames.first?.name, isOptional: true))
    case .expression(let expression): visit(expression, purpose)
    case .closure(let closure): visit(closure, callee: nil, label: nil)
    case .block(let block):
      enclose(block.span, .other) { $0.visitChildren(of: node) }
    case .type(let type):
      note(type)
      visitChildren(of: node)
    case .pattern(let pattern):
      if case .enumCase(_, _, let span, _) = pattern.kind {
        uses.patterns.caseEnds.insert(span.end)
      }
      if case .enumCase(_, let name, let span, let payload?) = pattern.kind {
        uses.patterns.payloads[span.end] = payload.map(\.label)
        for (place, part) in payload.enumerated() {
          guard let bound = part.pattern.boundNames.first?.name else { continue }
          uses.patterns.bound.append((bound, name, part.label, place))
        }
      }
      visitChildren(of: node)
    case .condition: visitChildren(of: node)
    }
  }

  mutating func visitChildren(of node: SyntaxNode) {
    node.forEachChild { visit($0, .operand) }
  }

  private mutating func enclose(
    _ span: Span, _ kind: TextUses.Enclosure.Kind, _ visit: (inout UseVisitor) -> Void
  ) {
    uses.enclosures.append(TextUses.Enclosure(span: span, kind: kind))
    visit(&self)
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value):
      if let chain = value.chain { uses.names.insert(.built(chain.root, in: place)) }
      noteModifiers(of: value)
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

  mutating func visit(_ attribute: Attribute) {
    if let arguments = attribute.arguments {
      uses.calls.append(
        CallUse(
          path: attribute.name, name: attribute.name, nameSpan: attribute.nameSpan,
          calleeEnd: attribute.nameSpan.end, arguments: arguments, span: attribute.span))
      for case .member(let base, let name) in arguments.map(\.value.kind) where name.isSelf {
        if let type = base.calledName { uses.names.insert(.key(type, of: attribute.name)) }
      }
      for argument in arguments where argument.label == "inverse" {
        guard let owner, case .keyPath(let keyPath) = argument.value.kind,
          let root = keyPath.root?.plainName, keyPath.components.count == 1,
          case .member(let member) = keyPath.components[0]
        else { continue }
        uses.names.insert(.inverse(root, member: member.name, of: owner))
      }
    }
    visitChildren(of: .attribute(attribute))
  }

  private mutating func visit(_ closure: Closure, callee: String?, label: String?) {
    enter(callee.map(NameUse.Place.closure) ?? .other) { visitor in
      visitor.enclose(closure.span, .closure(callee: callee, label: label)) {
        $0.visitChildren(of: .closure(closure))
      }
    }
  }

  mutating func visit(_ block: CodeBlock, in place: NameUse.Place) {
    enter(place) { $0.visit(.block(block), .operand) }
  }

  mutating func enter(_ inner: NameUse.Place, _ visit: (inout UseVisitor) -> Void) {
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

  mutating func visit(_ macro: MacroExpansion) {
    for type in macro.genericArguments { visit(.type(type), .operand) }
    for argument in macro.arguments { visit(argument.value, .operand) }
    for trailing in macro.trailingClosures {
      visit(trailing.closure, callee: macro.name, label: trailing.label)
    }
  }

  mutating func visit(_ expression: Expression, _ purpose: CallUse.Purpose) {
    switch expression.kind {
    case .try(_, let inner):
      visitCovered(inner, purpose) { $0.isTried = true }
    case .await(let inner):
      visitCovered(inner, purpose) { $0.isAwaited = true }
    case .parenthesized(let inner), .ownership(_, let inner):
      visit(inner, purpose)
    case .forceUnwrap(let inner), .optionalChain(let inner):
      mayBeNil.insert(inner.span.start)
      let first = uses.calls.count
      visit(inner, purpose)
      if let index = uses.calls[first...].firstIndex(where: { $0.span == inner.span }) {
        uses.calls[index].isUnwrapped = true
      }
    case .call(let call): visit(call, expression, purpose)
    case .subscriptCall(let call):
      uses.subscripts.append(CallUse(call, expression.span, purpose))
      visit(call.callee, .operand)
      enclose(call.argumentsSpan, .other) { visitor in
        for argument in call.arguments { visitor.visit(argument.value, .operand) }
      }
      visitTrailingClosures(of: call)
    case .sequence(let elements): visit(elements, purpose)
    case .prefixOperator("!", _, let value):
      if let name = value.calledName { uses.names.insert(.flag(name)) }
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
        if let name = element.calledName { uses.names.insert(.held(name)) }
      }
      enclose(expression.span, .other) { $0.visitChildren(of: .expression(expression)) }
    case .stringLiteral(let literal):
      for name in literal.measuredNames { uses.names.insert(.measured(name)) }
      for name in literal.fractionNames { uses.names.insert(.fraction(name)) }
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
    let index = uses.calls.count
    uses.calls.append(use)
    if case .member(let base, let name) = call.callee.kind {
      if name.name == "toggle" {
        if let base = base.calledName { uses.names.insert(.flag(base)) }
        if let list = base.listOfElement { uses.names.insert(.changedList(list)) }
      }
      if call.arguments.count == 1, let value = call.arguments[0].value.calledName {
        uses.names.insert(.passed(value, to: name.name))
      }
      if name.name == "compactMap", let part = call.transformedMember {
        uses.unwrapped.insert(part.name)
      }
      if name.name == "formatted", let style = call.arguments.first?.value {
        note(base, shownBy: style)
      }
    }
    // `Binding($draft.partner) ?? .constant("")`
    if use.path == "Binding", use.labels == [nil], let member = call.arguments[0].value.memberBound
    {
      uses.unwrapped.insert(member)
    }
    for (value, format) in zip(call.arguments, call.arguments.dropFirst())
    where format.label == "format" {
      note(value.value, shownBy: format.value)
    }
    if call.arguments.contains(where: \.value.hasFraction) {
      for argument in call.arguments where argument.value.projectedName != nil {
        if let name = argument.value.lastName?.name { uses.names.insert(.fraction(name)) }
      }
    }
    if let (name, type) = call.convertedNumber, !mayBeNil.contains(expression.span.start) {
      uses.names.insert(type == "Int" ? .fraction(name) : .number(name))
    }
    if let type = use.path, call.arguments.count == 1, call.arguments[0].label == nil,
      case .sequence(let elements) = call.arguments[0].value.kind
    {
      for case .operand(let value) in elements {
        if let name = value.lastName?.name { uses.names.insert(.converted(name, to: type)) }
      }
    }
    visit(call.callee, .operand)
    enclose(call.argumentsSpan, .arguments(index)) { visitor in
      for argument in call.arguments {
        visitor.note(argument)
        if case .member = call.callee.kind { visitor.noteModifiers(of: argument.value) }
        if case .closure(let closure) = argument.value.kind {
          visitor.visit(closure, callee: use.name, label: argument.label)
        } else {
          visitor.visit(argument.value, .operand)
        }
      }
    }
    visitTrailingClosures(of: call)
  }

  /// Notes that a format style shows a member, or what a call gives.
  private mutating func note(_ value: Expression, shownBy format: Expression) {
    let called =
      if case .call(let call) = value.kind { call.callee.lastName } else { value.lastName }
    guard let name = called?.name, let style = format.implicitChoice else { return }
    uses.values.shown[format.span.start] = name
    for name in [name] + (uses.values.locals[name] ?? []).sorted() {
      uses.names.insert(.formatted(name, by: style.name))
      if format.showsFraction { uses.names.insert(.fraction(name)) }
    }
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
      noteChange(of: target, by: elements[1])
      switch elements[1] {
      case .assignment:
        visit(target, .operand)
        if let name = target.calledName, let use = NameUse(assigned: value, to: name) {
          uses.names.insert(use)
        }
        if let name { note(value, givenTo: name) }
        if let name, value.path == "self" { uses.names.insert(.owner(name)) }
        if let name, case .closure(let closure) = value.kind, closure.parameters != nil {
          uses.values.parameters[name] = CallUse.Closure(closure).parameters
        }
        return visit(value, .variable(name, isOptional: false))
      case .infix(let sign, _) where sign == "+=" || sign == "-=":
        guard let name = target.calledName else { break }
        if case .integerLiteral = value.kind { uses.names.insert(.counter(name)) }
        if case .stringLiteral = value.kind { uses.names.insert(.text(name)) }
      case .cast(_, let type, _):
        visit(.type(type), .operand)
      default: break
      }
    }
    let first = uses.calls.count
    defer { noteReplaced(in: elements, since: first) }
    noteOperands(elements)
    if case .operand(let value)? = elements.first, case .cast? = elements.dropFirst().first,
      let name = value.nameOfValue
    {
      uses.names.insert(.cast(name))
    }
    let isCast = elements.dropFirst().allSatisfy { if case .cast = $0 { true } else { false } }
    let branch = elements.lastIndex { if case .ternary = $0 { true } else { false } }
    for (place, element) in elements.enumerated() {
      // What `isOn ? pause() : play()` gives is for what the whole is for.
      let isBranch = branch.map { place == $0 + 1 && place == elements.count - 1 } ?? false
      switch element {
      case .operand(let value): visit(value, isCast || isBranch ? purpose : .operand)
      case .ternary(let value, _): visit(value, purpose)
      case .cast(_, let type, _): visit(.type(type), .operand)
      case .infix, .assignment: break
      }
    }
  }

  /// Notes the list an element of which an assignment changes.
  private mutating func noteChange(of target: Expression, by element: SequenceElement) {
    let isChange =
      switch element {
      case .assignment: true
      case .infix(let sign, _): ["+=", "-=", "*=", "/="].contains(sign)
      default: false
      }
    if isChange, let list = target.listOfElement { uses.names.insert(.changedList(list)) }
  }

  /// Whether an operator puts different values in an order. Values of one member are ordered whatever they are.
  private func isComparison(_ sign: String, _ left: Expression, _ right: Expression) -> Bool {
    ["<", ">", "<=", ">="].contains(sign) && left.lastName?.name != right.lastName?.name
  }

  private mutating func noteOperands(_ elements: [SequenceElement]) {
    for (place, element) in elements.enumerated().dropFirst() {
      guard case .infix(let sign, let span) = element, elements.indices.contains(place + 1),
        case .operand(let left) = elements[place - 1],
        case .operand(let right) = elements[place + 1]
      else { continue }
      uses.values.operands[span.start] = (left.lastName?.name, right.lastName?.name)
      if sign == "+" || sign == "+=" || isComparison(sign, left, right),
        let one = left.lastName?.name, let other = right.lastName?.name,
        ![one, other].contains(where: StubGuess.isText)
      {
        uses.names.formUnion([.added(one), .added(other)])
      }
      if ["??", "==", "!="].contains(sign) { mayBeNil.insert(left.span.start) }
      if sign == "??", case .call = left.kind, let name = left.calledName {
        uses.names.insert(.replaced(name))
      }
    }
  }

  /// Notes the calls that give an optional: `load() ?? []`.
  ///
  /// - Parameter first: The place of the first call in the sequence.
  private mutating func noteReplaced(in elements: [SequenceElement], since first: Int) {
    for (value, sign) in zip(elements, elements.dropFirst()) {
      guard case .infix("??", _) = sign, case .operand(let call) = value,
        let index = uses.calls[first...].firstIndex(where: { $0.span == call.span })
      else { continue }
      uses.calls[index].isUnwrapped = true
    }
  }

  /// Notes the members that are called of what a call makes: `Panel().padding()`.
  private mutating func noteModifiers(of value: Expression) {
    guard let chain = value.chain else { return }
    for member in chain.members { uses.names.insert(.modified(chain.root, by: member)) }
  }

  private mutating func note(_ argument: Argument) {
    if let name = argument.action {
      uses.names.insert(.action(name))
    } else if argument.label == "selection", uses.selection == nil {
      uses.selection = argument.value.projectedName
    }
  }

  /// Notes what a getter or function returns that does nothing else. Others may return `nil`, too.
  mutating func noteResult(of body: CodeBlock, givenTo target: String) {
    guard body.statements.count == 1 else { return }
    switch body.statements[0].kind {
    case .expression(let value), .return(let value?): note(value, givenTo: target)
    default: return
    }
  }

  /// Notes that a value is assigned to a variable, or returned. Optional chaining shows nothing about the
  /// member at its end.
  private mutating func note(_ value: Expression, givenTo target: String) {
    switch value.kind {
    case .try(_, let inner), .await(let inner): note(inner, givenTo: target)
    case .member(let base, let member) where !base.endsInChain:
      uses.assignments.insert(
        TextUses.Assignment(target: target, name: member.name, isCall: false))
    case .call(let call):
      guard let name = call.callee.lastName?.name else { return }
      uses.assignments.insert(TextUses.Assignment(target: target, name: name, isCall: true))
    default: return
    }
  }

  /// Notes the variables that conditions of a loop test for `nil`.
  private mutating func noteEnds(_ node: SyntaxNode) {
    switch node {
    case .condition(.optionalBinding(_, _, let name, _, let value)):
      if let name = value.map({ $0.lastName?.name }) ?? name.boundNames.first?.name {
        uses.ends.insert(name)
      }
    case .expression(let expression):
      guard case .sequence(let elements) = expression.kind else { break }
      for case .operand(let value) in elements {
        if let name = value.lastName?.name { uses.ends.insert(name) }
      }
    default: break
    }
    node.forEachChild { noteEnds($0) }
  }

  private mutating func noteMember(_ member: Identifier, of base: Expression) {
    if case .member(_, let name) = base.kind { uses.bases.insert(name.name) }
    guard let name = base.calledName else { return }
    uses.names.insert(.base(name))
    if member.isSelf || member.name == "init" {
      uses.names.insert(.reference(name))
      if let labels = member.argumentLabels, !labels.contains("_") {
        uses.initializers[name, default: []].append(labels)
      }
    } else if ["all", "example", "sample"].contains(where: member.name.hasPrefix) {
      uses.names.insert(.held(name))
    }
  }

  private mutating func specialize(_ name: Identifier) {
    if !name.genericArguments.isEmpty {
      uses.specializations.append((name.name, name.genericArguments))
    }
  }

  private mutating func note(_ type: TypeReference) {
    switch type.kind {
    case .named(_, let name, let arguments) where !arguments.isEmpty:
      uses.specializations.append((name, arguments))
    case .array(let inner), .optional(let inner):
      if let name = inner.plainName { uses.names.insert(.held(name)) }
    case .some(let inner), .any(let inner):
      if let name = inner.plainName { uses.names.insert(.constraint(name)) }
    default: break
    }
  }
}

extension Expression {
  /// Whether it is a number with a point, or a range of such numbers: `0.5`, `0.5...3`.
  fileprivate var hasFraction: Bool {
    switch kind {
    case .floatLiteral: true
    case .sequence(let elements):
      elements.contains { if case .operand(let value) = $0 { value.hasFraction } else { false } }
    default: false
    }
  }

  /// Whether it is a style with a precision that has digits after the point: `.fractionLength(1)`, unlike
  /// `.fractionLength(0)`.
  fileprivate var showsFraction: Bool {
    guard case .call(let call) = kind, case .member(let base, let name) = call.callee.kind else {
      return false
    }
    if base.showsFraction { return true }
    guard name.name == "precision", case .call(let precision)? = call.arguments.first?.value.kind,
      precision.callee.lastName?.name == "fractionLength"
    else { return false }
    if case .integerLiteral(let digits)? = precision.arguments.first?.value.kind {
      return "\(digits)" != "0"
    }
    return true
  }

  /// Whether it unwraps an optional for what follows: `page?.next`.
  fileprivate var endsInChain: Bool {
    switch kind {
    case .optionalChain: true
    case .member(let base, _): base.endsInChain
    case .call(let call): call.callee.endsInChain
    default: false
    }
  }
}

extension Call {
  /// The value or call that it converts to another kind of number, and that kind: `index` of
  /// `Double(step.index)`; nil if that may be a text.
  fileprivate var convertedNumber: (name: String, type: String)? {
    guard let type = callee.calledName, ["Double", "CGFloat", "Float", "Int"].contains(type),
      arguments.count == 1, arguments[0].label == nil, trailingClosures.isEmpty
    else { return nil }
    let value = arguments[0].value
    let called =
      if case .call(let call) = value.kind { call.callee.lastName } else { value.lastName }
    guard let name = called?.name, !StubGuess.isText(name) else { return nil }
    return (name, type)
  }

  /// The member that it gives of each element: `date` of `compactMap(\.date)` and `compactMap { $0.date }`.
  fileprivate var transformedMember: Identifier? {
    let given = arguments.first?.value
    if let given, case .keyPath(let keyPath) = given.kind, keyPath.components.count == 1,
      case .member(let member) = keyPath.components[0]
    {
      return member
    }
    let closure: Closure? =
      if let given, case .closure(let closure) = given.kind { closure } else {
        trailingClosures.first?.closure
      }
    guard let statements = closure?.body.statements, statements.count == 1,
      case .expression(let value) = statements[0].kind,
      case .member(let base, let member) = value.kind,
      case .identifier = base.kind
    else { return nil }
    return member
  }
}
