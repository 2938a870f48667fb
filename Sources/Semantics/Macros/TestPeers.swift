import SourceText
package import Syntax

/// The expansion of `@Test` and `@Suite`: a function beside or in the declaration that makes its
/// plan.
///
///     @Test(.bug("7"), arguments: [1, 2]) func adds(n: Int) { … }
///
/// gets the peer
///
///     static func __test_40() async throws -> _TestPlan {
///       _TestPlan(.bug("7"), arguments: [1, 2], describe: { n in [_testDescription(n)] },
///         run: { n in
///           let suite = try await Suite()
///           try await suite.adds(n: n)
///         })
///     }
package struct TestPeers {
  private let make: SyntaxMaker
  private let source: Source

  /// The name of the function that makes a test's plan.
  package static func name(of test: FunctionDeclaration) -> String {
    "__test_\(test.nameSpan.start)"
  }

  /// The name of the function that makes a suite's plan.
  package static func name(of suite: TypeDeclaration) -> String {
    "__suite_\(suite.nameSpan.start)"
  }

  /// The declarations, each test followed by its peer.
  ///
  /// - Parameter suite: the type that declares them; nil at the top level.
  static func expanded(
    _ declarations: [Declaration], in suite: String?, _ source: Source
  ) -> [Declaration] {
    guard declarations.contains(where: { $0.attribute("Test") != nil }) else { return declarations }
    return declarations.flatMap { declaration -> [Declaration] in
      guard let attribute = declaration.attribute("Test"),
        case .function(let function) = declaration.kind
      else { return [declaration] }
      let peers = TestPeers(make: SyntaxMaker(at: attribute.span), source: source)
      return [declaration, peers.test(function, declaration, attribute, suite)]
    }
  }

  /// The member that a `@Suite` type gets.
  static func suiteMember(
    of type: TypeDeclaration, _ attributes: [Attribute], _ source: Source
  ) -> [Declaration] {
    guard let attribute = attributes.first(where: { $0.name == "Suite" }) else { return [] }
    let peers = TestPeers(make: SyntaxMaker(at: attribute.span), source: source)
    return [peers.function(name(of: type), attribute, [], isStatic: true)]
  }

  private func test(
    _ function: FunctionDeclaration, _ declaration: Declaration, _ attribute: Attribute,
    _ suite: String?
  ) -> Declaration {
    let isStatic = declaration.has("static") || declaration.has("class")
    let names = function.parameters.indices.map { "argument\($0)" }
    let collections = collectionCount(attribute)
    let isTuple = collections == 1 && names.count > 1
    let values: [Expression] =
      isTuple
      ? names.indices.map { make.member(make.name("element"), String($0)) } : names.map(make.name)
    let parameters = isTuple ? ["element"] : names
    var arguments: [Argument] = []
    if collections > 0 {
      let texts = values.map { make.call("_testDescription", [make.argument(nil, $0)]) }
      arguments.append(
        make.argument("describe", closure(parameters, [statement(make.array(texts))])))
    }
    let passed = zip(function.parameters, values).map { parameter, value in
      let label = parameter.label ?? parameter.name
      return make.argument(label == "_" ? nil : label, value)
    }
    var statements: [Statement] = []
    let callee: Expression
    if let suite, !isStatic {
      statements.append(instance(of: suite, isMutated: declaration.has("mutating")))
      callee = make.member(make.name("suite"), function.name)
    } else if let suite {
      callee = make.member(make.name(suite), function.name)
    } else {
      callee = make.name(function.name)
    }
    let call = make.effects(make.call(callee, passed))
    statements.append(
      statement(
        Expression(
          .assignment(target: Expression(.discard, span: make.span), value: call), span: make.span))
    )
    // The parameter types determine the literals among the arguments.
    let types = isTuple ? [] : function.parameters.map(\.type)
    arguments.append(
      make.argument("run", closure(parameters, of: types, statements, isEffectful: true)))
    return self.function(
      Self.name(of: function), attribute, arguments, isStatic: suite != nil)
  }

  /// The number of a test's argument collections: the arguments from `arguments:` on.
  private func collectionCount(_ attribute: Attribute) -> Int {
    let arguments = attribute.arguments ?? []
    guard let first = arguments.firstIndex(where: { $0.label == "arguments" }) else { return 0 }
    return arguments.count - first
  }

  /// The statement `let suite = try await Suite()`.
  private func instance(of suite: String, isMutated: Bool) -> Statement {
    let binding = VariableDeclaration.Binding(
      pattern: Pattern(.binding(name: "suite"), span: make.span), type: nil,
      initializer: make.effects(make.call(suite)), accessors: nil)
    let variable = VariableDeclaration(
      isLet: !isMutated, bindings: [binding], keywordSpan: make.span)
    return Statement(
      .declaration(
        Declaration(.variable(variable), attributes: [], modifiers: [], span: make.span)),
      span: make.span)
  }

  private func statement(_ expression: Expression) -> Statement {
    Statement(.expression(expression), span: make.span)
  }

  private func closure(
    _ parameters: [String], of types: [TypeReference?] = [], _ statements: [Statement],
    isEffectful: Bool = false
  ) -> Expression {
    let effects = Effects(isAsync: isEffectful, isThrowing: isEffectful)
    let closure = Closure(
      attributes: [], captures: [],
      parameters: parameters.enumerated().map { index, name in
        Parameter(
          label: nil, name: name, nameSpan: make.span,
          type: types.indices.contains(index) ? types[index] : nil)
      },
      effects: effects, result: nil, body: CodeBlock(statements: statements, span: make.span),
      span: make.span)
    return Expression(.closure(closure), span: make.span)
  }

  /// The function
  /// `func name() async throws -> _TestPlan { _TestPlan(<attribute's arguments>, …) }`.
  private func function(
    _ name: String, _ attribute: Attribute, _ arguments: [Argument], isStatic: Bool
  ) -> Declaration {
    let plan = make.call("_TestPlan", (attribute.arguments ?? []) + arguments)
    let function = FunctionDeclaration(
      keywordSpan: make.span, name: name, nameSpan: make.span, generics: GenericClause(),
      parameters: [],
      effects: Effects(isAsync: true, isThrowing: true), result: make.type("_TestPlan"),
      body: CodeBlock(statements: [statement(plan)], span: make.span))
    // The name contains a position, which is unique only in its file.
    let names = isStatic ? ["fileprivate", "static"] : ["fileprivate"]
    let modifiers = names.map { Modifier(name: $0, span: make.span) }
    return Declaration(
      .function(function), attributes: [], modifiers: modifiers, span: make.span)
  }
}
