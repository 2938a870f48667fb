internal import Semantics
internal import SourceText

/// Analyzes a loop of top-level code: which session variables it uses that can be kept in registers
/// until it ends.
///
/// That requires that nothing else can observe them meanwhile: the loop consists only of
/// arithmetic, comparisons and array elements. It need not write them back when it fails or is
/// stopped, because then the whole input is rolled back.
struct GlobalPromotion {
  /// The variables, in order of first use.
  private(set) var variables: [GlobalVariable] = []
  private(set) var written: [ObjectIdentifier: Span] = [:]
  /// The labels of the statements that `break` and `continue` may leave.
  private var labels: Set<LabelID> = []
  private var span = Span.none
  private var isFit = true

  /// Nil if something else could observe the variables while the loop runs.
  init?(_ loop: TypedStatement) {
    look(at: loop)
    if !isFit || variables.isEmpty { return nil }
  }

  private mutating func reject() { isFit = false }

  private mutating func look(at statements: [TypedStatement]) {
    for statement in statements where isFit { look(at: statement) }
  }

  private mutating func look(at statement: TypedStatement) {
    span = statement.span
    switch statement.kind {
    case .expression(let expression): look(at: expression)
    case .variable(.bind(let variable), let value?):
      if variable.isCaptured || variable.hasObservers { isFit = false }
      look(at: value)
    case .break(let label), .continue(let label):
      if !labels.contains(label) { isFit = false }
    case .if(let label, let conditions, let then, let otherwise):
      labels.insert(label)
      look(at: conditions)
      look(at: then + otherwise)
    case .guard(let conditions, let otherwise):
      look(at: conditions)
      look(at: otherwise)
    case .while(let label, let conditions, let body):
      labels.insert(label)
      look(at: conditions)
      look(at: body)
    case .repeatWhile(let label, let body, let condition):
      labels.insert(label)
      look(at: body)
      look(at: condition)
    case .for(let label, let loop):
      labels.insert(label)
      look(at: loop)
    case .variable, .localFunction, .initializeGlobal, .return, .throw, .fallthrough, .forPack,
      .switch, .do, .defer, .yield, .result:
      isFit = false
    }
  }

  private mutating func look(at loop: TypedForLoop) {
    guard loop.makeIterator == nil, loop.next == nil, loop.iterator == nil else {
      return reject()
    }
    switch loop.pattern {
    case .wildcard: break
    case .bind(let variable): if variable.isCaptured { isFit = false }
    default: isFit = false
    }
    if case .call(_, _, let bounds, _, _) = loop.sequence.kind, bounds.count == 2,
      bounds.allSatisfy({ if case .nominal = $0.type { true } else { false } })
    {
      for bound in bounds { look(at: bound) }
    } else {
      look(at: loop.sequence)
    }
    if let condition = loop.condition { look(at: condition) }
    look(at: loop.body)
  }

  private mutating func look(at conditions: [TypedCondition]) {
    for condition in conditions {
      guard case .expression(let expression) = condition else { return reject() }
      look(at: expression)
    }
  }

  private mutating func look(at expression: TypedExpression) {
    guard isFit else { return }
    switch expression.kind {
    case .integer, .double, .boolean, .string, .character, .inputLiteral, .nilLiteral: break
    case .local(let variable):
      if variable.isCaptured || variable.hasObservers { isFit = false }
    case .global(let variable): note(variable)
    case .assign(let target, let value, _):
      noteWrite(to: target)
      look(at: target)
      look(at: value)
    case .inoutArgument(let inner):
      noteWrite(to: inner)
      look(at: inner)
    case .call(let function, let receiver, let arguments, _, let dispatch):
      if !isArithmetic(function, arguments) || dispatch == .witness { isFit = false }
      if let receiver, function.selfParameter != .metatype { look(at: receiver) }
      for argument in arguments { look(at: argument) }
    case .subscriptElement(let base, let element, let arguments, _, .direct):
      guard case .native("array.get")? = element.getter?.implementation else {
        return reject()
      }
      look(at: base)
      for argument in arguments { look(at: argument) }
    case .property(let base, let property, _):
      guard case .native(let name)? = property.getter?.implementation,
        InstructionTable.form(name) != nil, InstructionTable.isPure(name)
      else { return reject() }
      look(at: base)
    case .and(let left, let right), .or(let left, let right):
      look(at: left)
      look(at: right)
    case .ternary(let condition, let left, let right):
      look(at: condition)
      look(at: left)
      look(at: right)
    case .convert(let inner): look(at: inner)
    default: isFit = false
    }
  }

  /// Whether a function is an instruction, or a compound assignment operator of numbers.
  private func isArithmetic(_ function: Function, _ arguments: [TypedExpression]) -> Bool {
    switch function.implementation {
    case .native(let name), .instruction(let name): InstructionTable.form(name) != nil
    default:
      InstructionTable.compound[function.name] != nil && arguments.count == 2
        && function.owner?.isPrelude == true && arguments[1].type.isNumber
    }
  }

  private mutating func noteWrite(to target: TypedExpression) {
    switch target.kind {
    case .global(let variable):
      if written[ObjectIdentifier(variable)] == nil { written[ObjectIdentifier(variable)] = span }
    case .subscriptElement(let base, _, _, _, _): noteWrite(to: base)
    default: break
    }
  }

  private mutating func note(_ variable: GlobalVariable) {
    guard variable.ownership == .strong, variable.owner == nil, variable.lazyInitialValue == nil,
      !variable.hasObservers
    else { return reject() }
    if !variables.contains(where: { $0 === variable }) { variables.append(variable) }
  }
}

extension Type {
  /// Whether its values are numbers that the machine represents directly.
  fileprivate var isNumber: Bool {
    guard case .nominal(let nominal, _) = shallow else { return false }
    return RuntimeType.kind(of: nominal)?.isNumber ?? false
  }
}
