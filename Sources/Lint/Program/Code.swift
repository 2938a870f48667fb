import Semantics
import SourceText

/// An expression and its context.
struct Site {
  let expression: TypedExpression
  let source: Source
  /// The number of enclosing closures that make rows of collections.
  let rowDepth: Int
  /// The type that contains the code.
  let owner: NominalType?
  /// The function that contains the code; nil for a separate expression.
  var function: Function?
  /// Whether it runs each time the body does: rows whose closure captures nothing of the body are
  /// kept as long as their elements are equal.
  var runsWithBody = true
  /// Its position in the code's list, and the position after everything nested in it.
  var range = 0..<1

  /// Whether another site of the same code is nested in it.
  func encloses(_ other: Site) -> Bool {
    range.lowerBound < other.range.lowerBound && other.range.lowerBound < range.upperBound
  }

  var place: Place { Place(source, expression.span) }

  /// The place as text: `Book.swift:7`.
  var placeText: String { source.place(of: Int(expression.span.start)) }
}

/// Typed code as a list of the expressions that run, outer ones before nested ones.
struct Code {
  private(set) var sites: [Site] = []
  /// The ranges in `sites` of the branches of conditions with an 'else'.
  private(set) var branches: [(then: Range<Int>, otherwise: Range<Int>)] = []
  /// The conditions of `if` statements, and the ranges in `sites` of their branches.
  private(set) var conditionals:
    [(conditions: [TypedCondition], source: Source, sites: Range<Int>)] =
      []
  private let program: ProgramTypes
  /// Whether code that runs later, such as actions of controls, is left out.
  private let isRunNow: Bool
  private var visited: Set<ObjectIdentifier> = []
  private var owner: NominalType?
  private var function: Function?
  private var runsWithBody = true

  /// The code that runs when a function does, including the program's functions and computed
  /// properties that it uses.
  static func running(_ function: Function, of program: ProgramTypes) -> Code {
    var code = Code(program, isRunNow: true)
    code.follow(function, rowDepth: 0)
    return code
  }

  /// All code written in a function, including closures.
  static func written(in function: Function, of program: ProgramTypes) -> Code {
    var code = Code(program, isRunNow: false)
    code.follow(function, rowDepth: 0)
    return code
  }

  /// The code of an expression, including the program's functions that it calls.
  static func running(_ site: Site, of program: ProgramTypes) -> Code {
    var code = Code(program, isRunNow: true)
    code.owner = site.owner
    code.add(site.expression, site.source, site.rowDepth)
    return code
  }

  private init(_ program: ProgramTypes, isRunNow: Bool) {
    self.program = program
    self.isRunNow = isRunNow
  }

  private mutating func follow(_ function: Function, rowDepth: Int) {
    guard program.isWritten(function), visited.insert(ObjectIdentifier(function)).inserted,
      let body = program.checker.body(of: function)
    else { return }
    let outer = (owner, self.function)
    (owner, self.function) = (function.owner, function)
    for statement in body.statements { add(statement, function.source, rowDepth) }
    (owner, self.function) = outer
  }

  private mutating func add(_ statement: TypedStatement, _ source: Source, _ rowDepth: Int) {
    if case .if(_, let conditions, let then, let otherwise) = statement.kind {
      var parts = Parts()
      parts.add(conditions)
      for expression in parts.expressions { add(expression, source, rowDepth) }
      let start = sites.count
      for inner in then { add(inner, source, rowDepth) }
      let middle = sites.count
      for inner in otherwise { add(inner, source, rowDepth) }
      if !otherwise.isEmpty { branches.append((start..<middle, middle..<sites.count)) }
      conditionals.append((conditions, source, start..<sites.count))
      return
    }
    let parts = statement.parts
    for expression in parts.expressions { add(expression, source, rowDepth) }
    for inner in parts.statements { add(inner, source, rowDepth) }
  }

  private mutating func add(_ expression: TypedExpression, _ source: Source, _ rowDepth: Int) {
    let index = sites.count
    sites.append(
      Site(
        expression: expression, source: source, rowDepth: rowDepth, owner: owner,
        function: function, runsWithBody: runsWithBody, range: index..<index + 1))
    addParts(of: expression, source, rowDepth)
    sites[index].range = index..<sites.count
  }

  private mutating func addParts(
    of expression: TypedExpression, _ source: Source, _ rowDepth: Int
  ) {
    if case .call(let function, let receiver, let arguments, _, _) = expression.kind {
      if let receiver { add(receiver, source, rowDepth) }
      for (index, argument) in arguments.enumerated() {
        let parameter =
          function.parameters.indices.contains(index) ? function.parameters[index] : nil
        guard isRun(argument, as: parameter) else { continue }
        let rows = program.makesRows(function) ? argument.plain.rowClosure : nil
        let outer = runsWithBody
        if let rows, rows.body.captures.isEmpty { runsWithBody = false }
        add(argument, source, rowDepth + (rows == nil ? 0 : 1))
        runsWithBody = outer
      }
      if isRunNow, function.kind != .initializer { follow(function, rowDepth: rowDepth) }
      return
    }
    if case .defaultArgument(let value, let function) = expression.kind {
      if !function.source.isLibrary { add(value, function.source, rowDepth) }
      return
    }
    let parts = expression.parts
    for inner in parts.expressions { add(inner, source, rowDepth) }
    for inner in parts.statements { add(inner, source, rowDepth) }
    let getter: Function? =
      switch expression.kind {
      case .property(_, let property, _): property.getter
      case .subscriptElement(_, let element, _, _, _): element.getter
      default: nil
      }
    if isRunNow, let getter { follow(getter, rowDepth: rowDepth) }
  }

  /// The ranges in `sites` of closures that build views and are kept to be run later.
  var scopes: [Range<Int>] {
    sites.flatMap { site -> [Range<Int>] in
      guard case .call(let function, _, let arguments, _, _) = site.expression.kind else {
        return []
      }
      return zip(function.parameters, arguments).compactMap { parameter, argument in
        guard parameter.resultBuilder != nil, !parameter.isNonEscaping,
          case .closure = argument.plain.kind
        else { return nil }
        return site.range.first { sites[$0].expression.span == argument.plain.span }
          .map { sites[$0].range }
      }
    }
  }

  /// Whether an argument runs during the call. An escaping closure without a result builder is an
  /// action, which runs later.
  private func isRun(_ argument: TypedExpression, as parameter: ParameterSymbol?) -> Bool {
    guard isRunNow, case .closure = argument.plain.kind, let parameter else { return true }
    return parameter.resultBuilder != nil || parameter.isNonEscaping || parameter.isAutoclosure
  }
}

extension TypedExpression {
  /// The closure that is called once for each element; nil if it is not such a call.
  fileprivate var rowClosure: TypedClosure? {
    guard case .closure(let closure) = kind, !closure.function.parameters.isEmpty else {
      return nil
    }
    return closure
  }
}
