package import SourceText
package import Syntax

/// Anything that can be called: function, method, initializer, accessor, closure, thunk.
package final class Function: Anchored, @unchecked Sendable {
  /// The kind of declaration.
  package enum Kind: Hashable, Sendable {
    case function, method, initializer, deinitializer, getter, setter, modify, willSet, didSet
    case initAccessor, closure, initialValue, topLevel
  }

  /// How `self` is passed to the body.
  package enum SelfParameter: Hashable, Sendable {
    /// There is no `self`.
    case none
    /// A borrowed value: methods of structs and enums, and of protocols.
    case value
    /// A mutable value: `mutating` methods, setters, initializers of structs and enums.
    case `inout`
    /// An object reference.
    case reference
    /// The type, for static methods; `self` is a metatype.
    case metatype
  }

  /// What runs when the function is called.
  package enum Implementation: Sendable {
    /// Swift source; its `TypedBody` is made when first needed.
    case source(CodeBlock)
    /// A row of the interpreter's table of builtins.
    case native(String)
    /// An instruction, or a short sequence, that lowering emits instead of a call: `int.add`.
    case instruction(String)
    /// Synthesized by the checker.
    case synthesized(Synthesis)
    /// Its body is made along with it, from typed expressions.
    case typed
    /// A protocol requirement; the receiver's conformance determines the implementation.
    case requirement
    /// A single expression with a known type, for initial values and default arguments.
    case expression(Expression)
  }

  /// What is synthesized.
  package enum Synthesis: Hashable, Sendable {
    case equals, hashInto, hashValue, lessThan
    case rawValueInit, rawValueGetter, allCases
    case lazyGetter, lazySetter
    case identifierOfObject
  }

  /// How calls suspend and fail.
  package struct Effects {
    package var isAsync = false
    package var isThrowing = false
    /// Whether it is declared `rethrows`.
    package var isRethrowing = false
    /// The error type of typed `throws(E)`; nil otherwise.
    package var thrownType: Type?
  }

  /// The generic parameters, and what is required of them.
  package struct Generics {
    /// The function's own parameters, whose arguments are passed with each call in this order.
    package var parameters: [GenericParameter] = []
    /// The requirements of the `where` clause.
    package var requirements: [Requirement] = []
    /// The requirements of the extension that declares the function.
    package var extensionRequirements: [Requirement] = []
  }

  /// What the modifiers and attributes of the declaration say.
  package struct Modifiers {
    /// The declared access level, or the default of its context.
    package var access = AccessLevel.internal
    package var isStatic = false
    /// Whether it is `init?` or `init!`.
    package var isFailable = false
    package var isConvenience = false
    package var isOverride = false
    /// Whether it is `@discardableResult`.
    package var isDiscardable = false
    /// Whether it is `nonisolated` although its type is isolated.
    var isNonisolated = false
    /// Whether it is `nonisolated(nonsending)`, and runs on its caller's executor.
    var isNonsending = false
    /// Whether its result is declared as `T!`.
    package var isImplicitlyUnwrapped = false
    /// Whether it is `consuming`: the call ends the lifetime of a noncopyable receiver.
    package var isConsuming = false
    /// Whether it is a `postfix` operator.
    package var isPostfix = false
  }

  /// What an accessor is of.
  package struct Accessed {
    @BackReference package var property: Property?
    @BackReference package var `subscript`: Subscript?
  }

  /// Where a local function is declared.
  struct LocalContext {
    /// The scope that declares it, since types declared there may call it, in a form that only the
    /// checker can read.
    weak var scope: AnyObject?
    /// A value of the enclosing body that it uses, which such types cannot supply.
    var outsideValue: String?
  }

  /// The base name without labels; `init` for initializers.
  package let name: String
  package let kind: Kind
  /// The parameters, without `self`.
  package var parameters: [ParameterSymbol]
  /// The result type; the instance type for an initializer.
  package var result: Type
  package var effects = Effects()
  package var generics = Generics()
  /// How `self` is passed.
  package var selfParameter: SelfParameter = .none
  /// `Self` inside the body: the extended type with its own parameters as arguments; in protocol
  /// extensions, the parameter `Self`.
  package var selfType: Type?
  /// The superclass that declares the body of an inherited convenience initializer, which sees its members; nil
  /// for others.
  var inheritedFrom: Type?
  /// The type that declares it, or that an extension with it extends.
  @BackReference package var owner: NominalType?
  package var modifiers = Modifiers()
  package var attributes: [Attribute] = []
  /// The index in the class's virtual table; nil if calls are direct.
  package var virtualIndex: Int?
  /// What it is an accessor of.
  package var accessed = Accessed()
  package let source: Source
  /// The span of its name, or of the text that it is made from.
  package let span: Span
  /// The span of `func`, if it is declared with that.
  var keywordSpan = Span.none
  var localContext = LocalContext()
  package var implementation: Implementation
  /// The checked body; nil until `TypeChecker.body(of:)` makes it.
  package var body: TypedBody?
  /// The lowered code, stored by the interpreter.
  package var lowered: AnyObject?

  package init(
    name: String, kind: Kind, parameters: [ParameterSymbol], result: Type,
    implementation: Implementation, source: Source, span: Span
  ) {
    self.name = name
    self.kind = kind
    self.parameters = parameters
    self.result = result
    self.implementation = implementation
    self.source = source
    self.span = span
  }

  /// Whether it is a requirement of a protocol, or an accessor of one.
  package var isRequirement: Bool {
    if case .requirement = implementation { true } else { false }
  }

  var isOperator: Bool { !(name.utf8.first?.isIdentifierStart ?? true) }

  /// Whether calls transfer ownership of the receiver.
  package var takesReceiver: Bool {
    modifiers.isConsuming && selfParameter == .value && (selfType?.isNoncopyable ?? false)
  }

  /// Whether a `rethrows` function propagates errors of a parameter's argument: if the declared
  /// type is a function type, rather than a generic parameter.
  func passesErrors(of parameter: ParameterSymbol) -> Bool {
    guard effects.isRethrowing, !parameter.isAutoclosure else { return effects.isRethrowing }
    var type = parameter.type
    while let wrapped = type.wrapped { type = wrapped }
    if case .function = type { return true }
    return false
  }

  /// The function's type without `self`: `(A, B) -> C`.
  package var functionType: FunctionType {
    FunctionType(
      parameters: parameters.map {
        FunctionType.Parameter(
          type: $0.isPack ? .expansion($0.type) : $0.type, isInout: $0.isInout,
          isVariadic: $0.isVariadic,
          isAutoclosure: $0.isAutoclosure)
      },
      result: result, isAsync: effects.isAsync,
      isThrowing: effects.isThrowing || effects.isRethrowing,
      thrownType: effects.thrownType)
  }
}

/// A parameter of a function, as callers see it.
package struct ParameterSymbol: @unchecked Sendable {
  /// The argument label; nil for `_`.
  package var label: String?
  /// The name inside the body.
  package var name: String
  /// The declared type; the element type if variadic.
  package var type: Type
  package var isInout: Bool
  package var isVariadic: Bool
  package var isAutoclosure: Bool
  /// Whether it is `repeat each T`: takes any number of arguments, passed as one tuple.
  package var isPack: Bool
  /// The default argument as syntax; nil if there is none.
  package var defaultValue: Expression?
  /// Whether it has a function type without `@escaping`.
  package var isNonEscaping = false
  /// Whether it is `@_implicitSelfCapture`.
  var impliesSelf = false
  /// Whether it is `@_translated`: its closure is translated to a query instead of being run.
  var isTranslated = false
  /// Whether it is `isolated`: the actor on which the function runs.
  var isIsolated = false
  /// The global actor of a closure passed for it; nil for that of the surrounding code.
  var isolation: Isolation?
  /// The type of `@ViewBuilder` or another result builder.
  package var resultBuilder: Type?
  /// The property wrapper attribute; the body sees a wrapped variable.
  var wrapper: Attribute?
  /// Whether it is `consuming`: the body has a variable of its own for it.
  var isConsuming = false
  /// Whether calls transfer ownership of the argument.
  package var takesValue: Bool { isConsuming && type.isNoncopyable }
  package var span: Span

  package init(
    label: String?, name: String, type: Type, isInout: Bool = false, isVariadic: Bool = false,
    isAutoclosure: Bool = false, isPack: Bool = false, defaultValue: Expression? = nil,
    resultBuilder: Type? = nil, span: Span = .none
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.isInout = isInout
    self.isVariadic = isVariadic
    self.isAutoclosure = isAutoclosure
    self.isPack = isPack
    self.defaultValue = defaultValue
    self.resultBuilder = resultBuilder
    self.span = span
  }
}

/// A checked function body, ready to be lowered.
package final class TypedBody: @unchecked Sendable {
  /// One variable per parameter, in order; variadic ones have an array type, packs a tuple type.
  package let parameters: [LocalVariable]
  /// Nil if `selfParameter` is `.none`. Closures capture it like any other variable.
  package let selfVariable: LocalVariable?
  package let statements: [TypedStatement]
  /// The variables of enclosing bodies that it uses, in order of first use; for closures and local
  /// functions only.
  package var captures: [LocalVariable]
  /// Where the body runs.
  package var executor = Executor.caller

  package init(
    parameters: [LocalVariable], selfVariable: LocalVariable?, statements: [TypedStatement],
    captures: [LocalVariable] = []
  ) {
    self.parameters = parameters
    self.selfVariable = selfVariable
    self.statements = statements
    self.captures = captures
  }
}

/// A local variable: parameter, `let`, `var`, pattern binding, `self`.
package final class LocalVariable: @unchecked Sendable {
  package let name: String
  package var type: Type
  package let isLet: Bool
  package let isInout: Bool
  /// How it holds a reference: `weak`, `unowned`.
  package var ownership: Ownership
  /// Whether a closure or local function captures it; then a `var` is boxed.
  package var isCaptured = false
  /// Whether the code that it is declared in mentions it.
  package private(set) var isMentioned = false
  /// Whether it is declared as `T!`.
  package var isImplicitlyUnwrapped = false
  /// Whether it is a non-escaping function, which must not outlive the call.
  var isNonEscaping = false
  /// Whether it is a value pack, which is only used after `each`.
  package var isPack = false
  /// The type of a `self` that has no value at run time.
  var standsFor: Type?
  /// Whether anything writes to it after initialization.
  package var isMutated = false
  package var willSet: LocalObserver?
  package var didSet: LocalObserver?
  /// Whether it is declared with `willSet` or `didSet`.
  package var hasObservers: Bool { self.willSet != nil || self.didSet != nil }
  /// The local function that it stores, if it is declared for one.
  @BackReference package var function: Function?
  /// The span of `let` or `var`, if it is declared with that.
  var keywordSpan = Span.none
  package let span: Span

  package init(
    name: String, type: Type, isLet: Bool, isInout: Bool = false, ownership: Ownership = .strong,
    span: Span = .none
  ) {
    self.name = name
    self.type = type
    self.isLet = isLet
    self.isInout = isInout
    self.ownership = ownership
    self.span = span
  }

  func mention() { isMentioned = true }
}

/// An observer of a local variable: a local function with one parameter.
package struct LocalObserver: @unchecked Sendable {
  /// The variable that stores the function.
  package let variable: LocalVariable
  package let function: Function
}

/// A global variable of the session, or a static property.
package final class GlobalVariable: @unchecked Sendable {
  package let name: String
  package let type: Type
  package let isLet: Bool
  /// The index in the interpreter's table of globals.
  package let slot: Int
  /// How it holds a reference: `weak`, `unowned`.
  package var ownership: Ownership
  /// The function without parameters that computes the initial value on first use; for static
  /// properties and variables of files.
  package var lazyInitialValue: Function?
  package var willSet: Function?
  package var didSet: Function?
  /// Whether it is declared with `willSet` or `didSet`.
  package var hasObservers: Bool { self.willSet != nil || self.didSet != nil }
  /// Whether it is declared as `T!`.
  package var isImplicitlyUnwrapped = false
  /// The type of a static property.
  @BackReference package var owner: NominalType?
  package let source: Source
  /// The span of `let` or `var`, if it is declared with that.
  var keywordSpan = Span.none
  package let span: Span

  package init(
    name: String, type: Type, isLet: Bool, slot: Int, ownership: Ownership = .strong,
    source: Source, span: Span
  ) {
    self.name = name
    self.type = type
    self.isLet = isLet
    self.slot = slot
    self.ownership = ownership
    self.source = source
    self.span = span
  }
}
