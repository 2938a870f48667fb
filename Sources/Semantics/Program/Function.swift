package import SourceText
package import Syntax

/// Anything that can be called: function, method, initializer, accessor, closure, thunk.
///
/// A record with a field for each thing that declarations may say of a function, most of which say little:
/// what reads one of them reads none of the others, so that they make no groups.
package final class Function: @unchecked Sendable {
  package enum Kind: Hashable, Sendable {
    case function, method, initializer, deinitializer, getter, setter, modify, willSet, didSet
    case initAccessor, closure, initialValue, topLevel
  }

  /// How `self` reaches the body.
  package enum SelfParameter: Hashable, Sendable {
    /// There is none.
    case none
    /// A value, borrowed: methods of structs and enums, and of protocols.
    case value
    /// A value that the body may change: `mutating`, setters, initializers of structs and enums.
    case `inout`
    /// A reference.
    case reference
    /// The type: static methods; `self` is a metatype value.
    case metatype
  }

  package enum Implementation: Sendable {
    /// Written in Swift; `TypedBody` is made from it when first needed.
    case source(CodeBlock)
    /// A row of the interpreter's table of builtins.
    case native(String)
    /// An instruction (or short run of them) that lowering emits in place of a call: `int.add`.
    case instruction(String)
    /// Made by the compiler: what is to be made.
    case synthesized(Synthesis)
    /// A protocol's requirement: the receiver's conformance says what runs.
    case requirement
    /// A single expression with its type already known (initial values, default arguments).
    case expression(Expression)
  }

  package enum Synthesis: Hashable, Sendable {
    case equals, hashInto, hashValue, lessThan
    case rawValueInit, rawValueGetter, allCases
    case lazyGetter, lazySetter
    case identifierOfObject
  }

  package let name: String
  package let kind: Kind
  package var parameters: [ParameterSymbol]
  package var result: Type
  package var isAsync = false
  package var isThrowing = false
  package var isRethrowing = false
  package var thrownType: Type?
  /// Own generic parameters, whose arguments are passed with each call, in this order.
  package var genericParameters: [GenericParameter] = []
  package var requirements: [Requirement] = []
  package var selfParameter: SelfParameter = .none
  package weak var owner: NominalType?
  /// `Self` inside the body: the extended type with its own parameters as arguments; for protocol
  /// extensions the parameter `Self`.
  package var selfType: Type?
  package var isStatic = false
  package var isFailable = false
  package var isConvenience = false
  package var isOverride = false
  package var isDiscardable = false
  /// Whether it belongs to no actor although its type does.
  var isNonisolated = false
  /// `nonisolated(nonsending)`: whether it goes on where its caller is.
  var isNonsending = false
  /// Whether its result was declared as `T!`.
  package var isImplicitlyUnwrapped = false
  /// `consuming`: the call ends the life of the receiver's value, unless that can be copied.
  package var isConsuming = false
  /// Whether it is a `postfix` operator.
  package var isPostfix = false
  /// Its place in the class's virtual table; nil: called directly.
  package var virtualIndex: Int?
  package var access: AccessLevel = .internal
  package var attributes: [Attribute] = []
  package var implementation: Implementation
  /// The property or subscript it is an accessor of.
  package weak var property: Property?
  package weak var subscriptDeclaration: Subscript?
  package let source: Source
  package let span: Span
  /// Where `func` stands, of those that are declared with it.
  var keywordSpan = Span.none
  /// The checked body; nil until `TypeChecker.body(of:)` has made it.
  package var body: TypedBody?
  /// Of local functions: where they are declared, as types declared there may call them.
  weak var declaringScope: AnyObject?
  /// The value of the body around that a local function needs, which such types cannot give it.
  var outsideValue: String?
  /// What lowering made of it; kept by the interpreter.
  package var lowered: AnyObject?
  /// Extra conditions of the extension it stands in.
  package var extensionRequirements: [Requirement] = []

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

  var isOperator: Bool { !(name.utf8.first?.isIdentifierStart ?? true) }

  /// Whether the receiver's value is the callee's from the call on.
  package var takesReceiver: Bool {
    isConsuming && selfParameter == .value && (selfType?.isNoncopyable ?? false)
  }

  /// Whether calls throw what the argument for a parameter throws: where its type is that of functions,
  /// not where a generic one happens to be.
  func passesErrors(of parameter: ParameterSymbol) -> Bool {
    guard isRethrowing, !parameter.isAutoclosure else { return isRethrowing }
    var type = parameter.type
    while let wrapped = type.wrapped { type = wrapped }
    if case .function = type { return true }
    return false
  }

  /// The type as a value: `(A, B) -> C`, without `self`.
  package var functionType: FunctionType {
    FunctionType(
      parameters: parameters.map {
        FunctionType.Parameter(
          type: $0.isPack ? .expansion($0.type) : $0.type, isInout: $0.isInout,
          isVariadic: $0.isVariadic,
          isAutoclosure: $0.isAutoclosure)
      },
      result: result, isAsync: isAsync, isThrowing: isThrowing || isRethrowing,
      thrownType: thrownType)
  }
}

/// A parameter of a function, seen from outside.
package struct ParameterSymbol: @unchecked Sendable {
  /// The argument label, nil for `_`.
  package var label: String?
  package var name: String
  /// The element type where variadic.
  package var type: Type
  package var isInout: Bool
  package var isVariadic: Bool
  package var isAutoclosure: Bool
  /// `repeat each T`: takes the rest of the arguments, passed as one tuple.
  package var isPack: Bool
  package var defaultValue: Expression?
  /// A function without `@escaping`.
  package var isNonEscaping = false
  /// `@_implicitSelfCapture`.
  var impliesSelf = false
  /// `@_translated`: the closure that is passed for it is not run, but made into a query.
  var isTranslated = false
  /// `isolated`: an actor that the function belongs to.
  var isIsolated = false
  /// The actor that a function passed for it belongs to; nil: that of the code it stands in.
  var isolation: Isolation?
  /// `@ViewBuilder` or another result builder.
  package var resultBuilder: Type?
  /// The property wrapper written before it: the body sees a variable with that wrapper.
  var wrapper: Attribute?
  /// `consuming`: the body has a variable of its own.
  var isConsuming = false
  /// Whether the value is the callee's from the call on.
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
  /// One for each parameter, in order; variadic ones have their array type, packs their tuple type.
  package let parameters: [LocalVariable]
  /// Present unless `selfParameter` is `.none`. Closures capture it like any other variable.
  package let selfVariable: LocalVariable?
  package let statements: [TypedStatement]
  /// Variables of enclosing bodies that are used here, in order of first use (closures and local
  /// functions only).
  package var captures: [LocalVariable]
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

/// A variable of a body: parameter, `let`, `var`, pattern binding, `self`.
package final class LocalVariable: @unchecked Sendable {
  package let name: String
  package var type: Type
  package let isLet: Bool
  package let isInout: Bool
  package var ownership: Ownership
  /// Whether a closure or local function uses it (then a `var` lives in a box).
  package var isCaptured = false
  /// Whether it was declared as `T!`.
  package var isImplicitlyUnwrapped = false
  /// Whether it is a function that may only be called before the call it is passed to is over.
  var isNonEscaping = false
  /// Whether it is a pack of values, which is named behind `each` only.
  var isPack = false
  /// The type that `self` is where there is no value to speak of: it lives nowhere.
  var standsFor: Type?
  /// Whether anything writes to it after it was bound.
  package var isMutated = false
  package var willSet: LocalObserver?
  package var didSet: LocalObserver?
  /// The local function that it holds, where it was declared for one.
  package weak var function: Function?
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
}

/// What runs around writes to a local variable: a local function of one parameter.
package struct LocalObserver: @unchecked Sendable {
  /// What holds the function.
  package let variable: LocalVariable
  package let function: Function
}

/// A variable of the session, or a static property of a type.
package final class GlobalVariable: @unchecked Sendable {
  package let name: String
  package let type: Type
  package let isLet: Bool
  /// Its place in the interpreter's table of globals.
  package let slot: Int
  package var ownership: Ownership
  /// Static properties and variables of files: run when first used. A function of no parameters.
  package var lazyInitialValue: Function?
  package var willSet: Function?
  package var didSet: Function?
  /// Whether it was declared as `T!`.
  package var isImplicitlyUnwrapped = false
  /// The type it is a static property of.
  package weak var owner: NominalType?
  package let source: Source
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
