package import SourceText
package import Syntax

/// A member of a type.
package enum Member: @unchecked Sendable {
  case property(Property)
  /// A method, operator or initializer (`init`).
  case function(Function)
  case `subscript`(Subscript)
  case enumCase(EnumCase)
  case type(NominalType)
  case typeAlias(TypeAlias)
  case associatedType(AssociatedType)

  /// The name by which it is found.
  package var name: String {
    switch self {
    case .property(let property): property.name
    case .function(let function): function.name
    case .subscript: "subscript"
    case .enumCase(let element): element.name
    case .type(let type): type.name
    case .typeAlias(let alias): alias.name
    case .associatedType(let type): type.name
    }
  }

  /// Whether a conforming type has to provide it, unless the protocol has a default.
  var isRequirement: Bool {
    switch self {
    case .function(let function): function.isRequirement
    case .property(let property): property.getter?.isRequirement ?? false
    case .subscript(let element): element.getter?.isRequirement ?? false
    case .associatedType: true
    case .enumCase, .type, .typeAlias: false
    }
  }

  /// Where a requirement is declared; nil for other kinds of members.
  var span: Span? {
    switch self {
    case .property(let property): property.span
    case .function(let function): function.span
    case .subscript(let element): element.span
    case .enumCase, .type, .typeAlias, .associatedType: nil
    }
  }

  /// The source that declares the member; for an alias, the source of its type. Nil for parts of a
  /// type's own declaration.
  var source: Source? {
    switch self {
    case .property(let property): property.source
    case .function(let function): function.source
    case .subscript(let element): element.source
    case .type(let type): type.source
    case .typeAlias(let alias): alias.type.nominal?.source
    case .enumCase, .associatedType: nil
    }
  }
}

/// A `var` or `let` of a type, stored or computed, instance or static.
package final class Property: Anchored, @unchecked Sendable {
  /// The prefix of the names of stored properties that hold the values of `lazy` ones.
  package static let lazyStorage = "$__lazy_storage_$_"

  /// Where the value is stored.
  package enum Storage: Sendable {
    /// In a slot of the value or instance, counted with `NominalType.slotOffset`.
    case stored(slot: Int)
    /// In a global variable, for a static property.
    case global(GlobalVariable)
    /// Nowhere: accessors compute it.
    case computed
  }

  /// When an assignment notifies observers; determined by the declared type, like the overloads of
  /// `shouldNotifyObservers`.
  package enum NotificationRule: Sendable {
    case always, unlessEqual, unlessIdentical
  }

  /// The accessors beside `get` and `set`, as far as they are declared.
  package struct Accessors {
    package var modify: Function?
    package var willSet: Function?
    package var didSet: Function?
    /// Whether it is declared with `willSet` or `didSet`.
    package var hasObservers: Bool { self.willSet != nil || self.didSet != nil }
    /// The `init` accessor.
    package var initialize: Function?
    /// The stored properties that the `init` accessor initializes.
    var initializes: [String] = []
  }

  /// What is special about an initial value that is declared for several properties.
  package struct InitialPart {
    /// The path to the value in the tuple that `initialValue` returns, for the `b` of
    /// `let (a, (b, c)) = f()`; empty if the result is the value.
    package var path: [Int] = []
    /// Whether memberwise initializers have no default value for the property, because the
    /// declaration with its initial value declares other properties too.
    var sharesDeclaration = false
  }

  /// What the modifiers of the declaration say.
  package struct Modifiers {
    package var access: AccessLevel = .internal
    package var setterAccess: AccessLevel = .internal
    /// How a stored reference is held: `weak`, `unowned`.
    package var ownership: Ownership = .strong
    package var isLazy = false
    /// Whether it is `nonisolated` although its type is isolated.
    var isNonisolated = false
    /// Whether it is declared as `T!`.
    package var isImplicitlyUnwrapped = false
    /// Whether the setter is `nonmutating`.
    package var isSetterNonmutating = false
    /// Whether the getter is `mutating`.
    package var isGetterMutating = false
  }

  package let name: String
  package var type: Type
  package let isLet: Bool
  package let isStatic: Bool
  /// The declaring type.
  @BackReference package var owner: NominalType?
  package var modifiers = Modifiers()
  package var attributes: [Attribute] = []
  package var storage: Storage
  package var getter: Function?
  package var setter: Function?
  package var accessors = Accessors()
  /// The function without parameters that computes the initial value of each new instance.
  package var initialValue: Function?
  package var initialPart = InitialPart()
  /// When assignments notify observers, for tracked properties of `@Observable` classes; nil if it
  /// is not tracked.
  package var notification: NotificationRule?
  /// The stored property `_x` of a wrapped `x`; its type is the wrapper's.
  package var wrapperBacking: Property?
  /// The wrapped property, for a wrapper's backing property.
  @BackReference package var wraps: Property?
  /// The span of `let` or `var`, if it is declared with that.
  var keywordSpan = Span.none
  package let span: Span
  package let source: Source

  /// The requirements of the extension that declares it.
  var extensionRequirements: [Requirement] {
    (getter ?? initialValue)?.generics.extensionRequirements ?? []
  }

  /// Whether it stores the value of a `lazy` property, and is visible only to that.
  package var isLazyStorage: Bool { name.hasPrefix(Property.lazyStorage) }

  package init(
    name: String, type: Type, isLet: Bool, isStatic: Bool, owner: NominalType?, storage: Storage,
    source: Source, span: Span
  ) {
    self.name = name
    self.type = type
    self.isLet = isLet
    self.isStatic = isStatic
    self.owner = owner
    self.storage = storage
    self.source = source
    self.span = span
  }
}

/// How a variable holds a reference.
package enum Ownership: Hashable, Sendable { case strong, weak, unowned, unownedUnsafe }

/// A subscript declaration.
package final class Subscript: Anchored, @unchecked Sendable {
  package let parameters: [ParameterSymbol]
  package let result: Type
  package let isStatic: Bool
  /// The declaring type.
  @BackReference package var owner: NominalType?
  package var getter: Function?
  package var setter: Function?
  package var modify: Function?
  package var isSetterNonmutating = false
  package var access: AccessLevel = .internal
  package let span: Span
  package let source: Source

  package init(
    parameters: [ParameterSymbol], result: Type, isStatic: Bool, owner: NominalType?,
    source: Source, span: Span
  ) {
    self.parameters = parameters
    self.result = result
    self.isStatic = isStatic
    self.owner = owner
    self.source = source
    self.span = span
  }
}

/// A case of an enum.
package final class EnumCase: @unchecked Sendable {
  package let name: String
  /// The position among the cases, from 0: the tag at run time.
  package let index: Int
  package unowned let owner: NominalType
  /// The associated values.
  package let payload: [(label: String?, type: Type)]
  /// The typed raw value; nil without a raw type.
  package var rawValue: TypedExpression?
  package let isIndirect: Bool

  package init(
    name: String, index: Int, owner: NominalType, payload: [(label: String?, type: Type)],
    isIndirect: Bool
  ) {
    self.name = name
    self.index = index
    self.owner = owner
    self.payload = payload
    self.isIndirect = isIndirect
  }
}

/// A type alias.
package final class TypeAlias: @unchecked Sendable {
  package let name: String
  /// Whether the library declares it.
  let isPrelude: Bool
  /// The requirements of the extension that declares it.
  let extensionRequirements: [Requirement]
  /// Its own generic parameters, or those of a generic type that it names without arguments.
  package var genericParameters: [GenericParameter] {
    _ = type
    return parameters
  }
  private(set) var parameters: [GenericParameter]
  /// The generic type that it names without arguments.
  private(set) var unboundType: NominalType?
  /// The underlying type, resolved when first needed, since other declarations may have to be read.
  package var type: Type {
    if let known { return known }
    // Resolving may declare types that mention the alias harmlessly, so a few levels of recursion
    // are allowed.
    if depth == Self.depthLimit {
      isCircular = true
      return .unknown
    }
    depth += 1
    var found = resolve()
    depth -= 1
    if parameters.isEmpty, case .nominal(let nominal, let arguments) = found,
      !arguments.isEmpty, arguments.allSatisfy(\.isUnboundVariable)
    {
      unboundType = nominal
      parameters = nominal.generics.parameters
      found = nominal.declaredType
    }
    known = known ?? (isCircular ? .unknown : found)
    return known ?? found
  }
  private static let depthLimit = 4
  /// Whether the underlying type mentions the alias itself.
  private(set) var isCircular = false
  private var known: Type?
  /// The depth of recursive resolutions in progress.
  private var depth = 0
  private let resolve: () -> Type

  package init(
    name: String, genericParameters: [GenericParameter], isPrelude: Bool = false,
    extensionRequirements: [Requirement] = [], type: @autoclosure @escaping () -> Type
  ) {
    self.name = name
    self.isPrelude = isPrelude
    self.extensionRequirements = extensionRequirements
    parameters = genericParameters
    resolve = type
  }
}

extension NominalType {
  /// Its own methods, initializers and accessors.
  package var allFunctions: [Function] { memberOrder.flatMap(\.functions) }
}

extension Property {
  /// Its accessors, and the function that computes its initial value.
  var functions: [Function] {
    [initialValue, getter, setter, accessors.modify, accessors.willSet, accessors.didSet]
      .compactMap { $0 }
  }
}

extension Member {
  /// The function that it is, or its accessors; empty for types.
  var functions: [Function] {
    switch self {
    case .function(let function): [function]
    case .property(let property): property.functions
    case .subscript(let element):
      [element.getter, element.setter, element.modify].compactMap { $0 }
    case .enumCase, .type, .typeAlias, .associatedType: []
    }
  }

  /// The declaration's object.
  var declaration: AnyObject {
    switch self {
    case .property(let property): property
    case .function(let function): function
    case .subscript(let element): element
    case .type(let type): type
    case .typeAlias(let alias): alias
    case .enumCase(let element): element
    case .associatedType(let type): type
    }
  }

  /// The identity of the declaration.
  var identity: ObjectIdentifier { ObjectIdentifier(declaration) }

  /// Whether the library declares it.
  var isOfPrelude: Bool {
    switch self {
    case .property(let property): property.source.isLibrary
    case .function(let function): function.source.isLibrary
    case .subscript(let element): element.source.isLibrary
    case .type(let type): type.isPrelude
    case .typeAlias(let alias): alias.isPrelude
    case .enumCase(let element): element.owner.isPrelude
    case .associatedType(let type): type.owner.isPrelude
    }
  }
}
