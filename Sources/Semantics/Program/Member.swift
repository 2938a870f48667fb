package import SourceText
package import Syntax

/// Something that is found by name in a type.
package enum Member: @unchecked Sendable {
  case property(Property)
  /// A method, operator or initializer (`init`).
  case function(Function)
  case `subscript`(Subscript)
  case enumCase(EnumCase)
  case type(NominalType)
  case typeAlias(TypeAlias)
  case associatedType(AssociatedType)

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
}

/// A `var` or `let` of a type, stored or computed, instance or static.
///
/// A record with a field for each thing that declarations may say of a property, most of which say little:
/// what reads one of them reads none of the others, so that they make no groups.
package final class Property: @unchecked Sendable {
  /// What the name of the property begins with that a `lazy` one keeps its value in.
  package static let lazyStorage = "$__lazy_storage_$_"

  package enum Storage: Sendable {
    /// Kept in a slot of the value or instance (`NominalType.slotOffset` included).
    case stored(slot: Int)
    /// A static or global variable of its own.
    case global(GlobalVariable)
    /// Through accessors.
    case computed
  }

  /// How an assignment decides whether anyone is told; from the declared type, as the overloads of
  /// `shouldNotifyObservers` do.
  package enum NotificationRule: Sendable {
    case always, unlessEqual, unlessIdentical
  }

  package let name: String
  package var type: Type
  package let isLet: Bool
  package let isStatic: Bool
  package weak var owner: NominalType?
  package var storage: Storage
  package var getter: Function?
  package var setter: Function?
  /// `_modify`, where hand-written.
  package var modify: Function?
  package var willSet: Function?
  package var didSet: Function?
  /// `init` accessor, where hand-written.
  package var initAccessor: Function?
  /// The stored properties that the `init` accessor gives their first values.
  var initializes: [String] = []
  /// The initial value of a stored property: a function of no parameters, run for each new value.
  package var initialValue: Function?
  /// What the extension that declares it asks of its type.
  var extensionRequirements: [Requirement] {
    (getter ?? initialValue)?.extensionRequirements ?? []
  }
  /// Where its own value is in the tuple that `initialValue` gives, for the `b` of
  /// `let (a, (b, c)) = f()`; empty where that is its value.
  package var initialPath: [Int] = []
  /// Whether memberwise initializers have no default value for it, as the declaration that gives it
  /// one declares others too.
  var isGivenWithOthers = false
  package var attributes: [Attribute] = []
  package var access: AccessLevel = .internal
  package var setterAccess: AccessLevel = .internal
  /// `weak`/`unowned`: how a stored reference is held.
  package var ownership: Ownership = .strong
  package var isLazy = false
  /// Whether it holds what a `lazy` property has computed, which only that property is to see.
  package var isLazyStorage: Bool { name.hasPrefix(Property.lazyStorage) }
  /// Whether it belongs to no actor although its type does.
  var isNonisolated = false
  /// Whether it was declared as `T!`.
  package var isImplicitlyUnwrapped = false
  /// Whether setting does not mutate the value it belongs to.
  package var isSetterNonmutating = false
  package var isGetterMutating = false
  /// For tracked properties of `@Observable` classes; nil: not tracked.
  package var notification: NotificationRule?
  /// The stored property `_x` behind a wrapped `x`, and the wrapper's type.
  package var wrapperBacking: Property?
  /// For the backing of a wrapper: the property it wraps.
  package weak var wraps: Property?
  package let span: Span
  package let source: Source

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

package enum Ownership: Hashable, Sendable { case strong, weak, unowned, unownedUnsafe }

package final class Subscript: @unchecked Sendable {
  package let parameters: [ParameterSymbol]
  package let result: Type
  package let isStatic: Bool
  package weak var owner: NominalType?
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

package final class EnumCase: @unchecked Sendable {
  package let name: String
  /// Its place among the cases, from 0: the tag at run time.
  package let index: Int
  package unowned let owner: NominalType
  package let payload: [(label: String?, type: Type)]
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

package final class TypeAlias: @unchecked Sendable {
  package let name: String
  /// Whether the library declares it.
  let isPrelude: Bool
  /// Its own parameters, or those of a generic type that it names without arguments.
  package var genericParameters: [GenericParameter] {
    _ = type
    return parameters
  }
  private(set) var parameters: [GenericParameter]
  /// The generic type that it names without arguments.
  private(set) var unboundType: NominalType?
  /// What it stands for; found when first asked for, as other declarations may have to be read.
  package var type: Type {
    if let known { return known }
    // What it names may be declared only now, and name the alias where it does no harm.
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
      parameters = nominal.genericParameters
      found = nominal.declaredType
    }
    known = known ?? (isCircular ? .unknown : found)
    return known ?? found
  }
  private static let depthLimit = 4
  /// Whether what it stands for names the alias itself.
  private(set) var isCircular = false
  private var known: Type?
  /// How often its meaning is being asked for while it is found.
  private var depth = 0
  private let resolve: () -> Type

  package init(
    name: String, genericParameters: [GenericParameter], isPrelude: Bool = false,
    type: @autoclosure @escaping () -> Type
  ) {
    self.name = name
    self.isPrelude = isPrelude
    parameters = genericParameters
    resolve = type
  }
}
