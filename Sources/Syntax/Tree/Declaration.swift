package import SourceText

package struct Declaration: Sendable {
  package let kind: Kind
  package let attributes: [Attribute]
  package let modifiers: [Modifier]
  package let span: Span

  package init(_ kind: Kind, attributes: [Attribute], modifiers: [Modifier], span: Span) {
    self.kind = kind
    self.attributes = attributes
    self.modifiers = modifiers
    self.span = span
  }

  /// Whether it has a modifier without an argument in parentheses.
  package func has(_ modifier: String) -> Bool {
    modifiers.contains { $0.name == modifier && $0.detail == nil }
  }

  /// The keyword after the modifiers, if there is one: `func`.
  package var introducer: Span {
    switch kind {
    case .variable(let variable): variable.keywordSpan
    case .function(let function): function.keywordSpan
    case .initializer(let initializer): initializer.keywordSpan
    case .subscript(let element): element.keywordSpan
    default: span
    }
  }

  package indirect enum Kind: Sendable {
    /// The dotted path: `["Observation"]`.
    case `import`([String])
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case initializer(InitializerDeclaration)
    case deinitializer(CodeBlock)
    case `subscript`(SubscriptDeclaration)
    case type(TypeDeclaration)
    case `extension`(ExtensionDeclaration)
    case typeAlias(TypeAliasDeclaration)
    case associatedType(AssociatedTypeDeclaration)
    case enumCase([EnumCaseElement])
    case `operator`(OperatorDeclaration)
    case precedenceGroup(PrecedenceGroupDeclaration)
    /// `#Preview { … }` and other freestanding macros in declaration position.
    case macroExpansion(MacroExpansion)
    /// `macro name(…) -> T = …`, as a function without a body: what it expands to is not known.
    case macro(FunctionDeclaration)
    case conditionalCompilation([ConditionalClause<Declaration>])
    /// `...` as a member.
    case placeholder
  }
}

/// `@State`, `@Environment(\.dismiss)`, `@available(iOS 17, *)`.
package struct Attribute: Sendable {
  /// The type or keyword after `@`; qualified names keep their dots: `Observation.Observable`.
  package let name: String
  package let genericArguments: [TypeReference]
  /// Nil without parentheses. For attributes whose parentheses contain no expressions
  /// (`@available`, `@objc(name:)`, `@storageRestrictions(initializes: _a)`), what can be parsed as
  /// labelled expressions, otherwise empty.
  package let arguments: [Argument]?
  package let span: Span

  /// The span of the name after `@`.
  package var nameSpan: Span { Span(Int(span.start) + 1, Int(span.start) + 1 + name.utf8.count) }

  package init(
    name: String, genericArguments: [TypeReference] = [], arguments: [Argument]?, span: Span
  ) {
    self.name = name
    self.genericArguments = genericArguments
    self.arguments = arguments
    self.span = span
  }
}

/// `private`, `private(set)`, `static`, `mutating`, `nonisolated(unsafe)`, …
package struct Modifier: Sendable {
  package let name: String
  /// `set` of `private(set)`.
  package let detail: String?
  package let span: Span

  package init(name: String, detail: String? = nil, span: Span) {
    self.name = name
    self.detail = detail
    self.span = span
  }
}

package struct VariableDeclaration: Sendable {
  package struct Binding: Sendable {
    package let pattern: Pattern
    package let type: TypeReference?
    package let initializer: Expression?
    package let accessors: AccessorBlock?
    /// Whether a later name has the type annotation: `a` of `let a, b: Int`.
    package let isTypeShared: Bool

    package init(
      pattern: Pattern, type: TypeReference?, initializer: Expression?, accessors: AccessorBlock?,
      isTypeShared: Bool = false
    ) {
      self.pattern = pattern
      self.type = type
      self.isTypeShared = isTypeShared
      self.initializer = initializer
      self.accessors = accessors
    }
  }

  package let isLet: Bool
  package let bindings: [Binding]
  /// The span of `let` or `var`, for fix-its.
  package let keywordSpan: Span

  package init(isLet: Bool, bindings: [Binding], keywordSpan: Span) {
    self.isLet = isLet
    self.bindings = bindings
    self.keywordSpan = keywordSpan
  }
}

package enum AccessorBlock: Sendable {
  /// `{ expression }`: an implicit getter.
  case getter(CodeBlock)
  case accessors([Accessor], Span)

  /// Whether the accessors replace storage rather than observe it.
  package var isComputed: Bool {
    switch self {
    case .getter: true
    case .accessors(let accessors, _):
      accessors.contains { accessor in
        switch accessor.kind {
        case .get, .set, .modify, .read: true
        case .willSet, .didSet, .`init`: false
        }
      }
    }
  }
}

package struct Accessor: Sendable {
  package enum Kind: String, Sendable {
    case get, set, willSet, didSet, `init`
    case modify = "_modify"
    case read = "_read"
  }
  package let kind: Kind
  package let attributes: [Attribute]
  package let modifiers: [Modifier]
  /// `set(value)`, `didSet(old)`.
  package let parameterName: String?
  package let effects: Effects
  /// Absent in protocols.
  package let body: CodeBlock?
  package let span: Span

  package init(
    kind: Kind, attributes: [Attribute], modifiers: [Modifier], parameterName: String?,
    effects: Effects, body: CodeBlock?, span: Span
  ) {
    self.kind = kind
    self.attributes = attributes
    self.modifiers = modifiers
    self.parameterName = parameterName
    self.effects = effects
    self.body = body
    self.span = span
  }
}

package struct Parameter: Sendable {
  package let attributes: [Attribute]
  /// The argument label; nil if the name is also the label, `_` for none.
  package let label: String?
  package let name: String
  package let nameSpan: Span
  /// Absent for closure parameters without a type.
  package let type: TypeReference?
  package let isVariadic: Bool
  package let defaultValue: Expression?

  package init(
    attributes: [Attribute] = [], label: String?, name: String, nameSpan: Span,
    type: TypeReference?, isVariadic: Bool = false, defaultValue: Expression? = nil
  ) {
    self.attributes = attributes
    self.label = label
    self.name = name
    self.nameSpan = nameSpan
    self.type = type
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
  }

  /// The label that an argument has in a call; nil for none.
  package var argumentLabel: String? {
    let written = label ?? name
    return written == "_" ? nil : written
  }
}

package struct FunctionDeclaration: Sendable {
  /// `func`.
  package let keywordSpan: Span
  /// A name or an operator.
  package let name: String
  package let nameSpan: Span
  package let generics: GenericClause
  package let parameters: [Parameter]
  package let effects: Effects
  package let result: TypeReference?
  /// Absent in protocols.
  package let body: CodeBlock?

  package init(
    keywordSpan: Span, name: String, nameSpan: Span, generics: GenericClause,
    parameters: [Parameter], effects: Effects, result: TypeReference?, body: CodeBlock?
  ) {
    self.keywordSpan = keywordSpan
    self.name = name
    self.nameSpan = nameSpan
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.body = body
  }
}

package struct InitializerDeclaration: Sendable {
  /// `init?` or `init!`.
  package let isFailable: Bool
  /// `init!`.
  package let isImplicitlyUnwrapped: Bool
  package let generics: GenericClause
  package let parameters: [Parameter]
  package let effects: Effects
  package let body: CodeBlock?
  package let keywordSpan: Span

  package init(
    isFailable: Bool, isImplicitlyUnwrapped: Bool = false, generics: GenericClause,
    parameters: [Parameter], effects: Effects,
    body: CodeBlock?, keywordSpan: Span
  ) {
    self.isFailable = isFailable
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.body = body
    self.keywordSpan = keywordSpan
  }
}

package struct SubscriptDeclaration: Sendable {
  package let generics: GenericClause
  package let parameters: [Parameter]
  package let result: TypeReference
  package let accessors: AccessorBlock?
  package let keywordSpan: Span
}

package struct TypeDeclaration: Sendable {
  package enum Keyword: String, Sendable { case `struct`, `class`, `enum`, actor, `protocol` }
  package let keyword: Keyword
  package let name: String
  package let nameSpan: Span
  /// For protocols: the primary associated types.
  package let generics: GenericClause
  package let inheritance: [TypeReference]
  package let block: MemberBlock

  package var members: [Declaration] { block.members }
  package var isElided: Bool { block.isElided }

  /// The cases of an enum, in order.
  package var caseElements: [EnumCaseElement] {
    members.flatMap { member -> [EnumCaseElement] in
      if case .enumCase(let elements) = member.kind { elements } else { [] }
    }
  }
}

package struct ExtensionDeclaration: Sendable {
  package let extended: TypeReference
  package let inheritance: [TypeReference]
  package let requirements: [GenericRequirement]
  package let block: MemberBlock

  package var members: [Declaration] { block.members }

  /// The name of the type that is extended, without those around it: `Array` for `[Student]`.
  package var extendedName: String? {
    switch extended.kind {
    case .named(_, let name, _): name
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    default: nil
    }
  }
}

package struct TypeAliasDeclaration: Sendable {
  package let name: String
  package let nameSpan: Span
  package let generics: GenericClause
  package let type: TypeReference
}

package struct AssociatedTypeDeclaration: Sendable {
  package let name: String
  package let nameSpan: Span
  package let inheritance: [TypeReference]
  package let defaultType: TypeReference?
  package let requirements: [GenericRequirement]
}

package struct EnumCaseElement: Sendable {
  package let name: String
  package let nameSpan: Span
  /// Absent without parentheses.
  package let parameters: [Parameter]?
  package let rawValue: Expression?
}

package struct OperatorDeclaration: Sendable {
  package enum Fixity: String, Sendable { case prefix, infix, postfix }
  package let name: String
  package let fixity: Fixity
  package let precedenceGroup: String?

  package init(name: String, fixity: Fixity, precedenceGroup: String?) {
    self.name = name
    self.fixity = fixity
    self.precedenceGroup = precedenceGroup
  }
}

package struct PrecedenceGroupDeclaration: Sendable {
  package enum Associativity: String, Sendable { case left, right, none }
  package let name: String
  package let higherThan: [String]
  package let lowerThan: [String]
  package let associativity: Associativity
  package let isAssignment: Bool

  package init(
    name: String, higherThan: [String], lowerThan: [String], associativity: Associativity,
    isAssignment: Bool
  ) {
    self.name = name
    self.higherThan = higherThan
    self.lowerThan = lowerThan
    self.associativity = associativity
    self.isAssignment = isAssignment
  }
}
