internal import Prelude
package import SourceText
package import Syntax

/// A declared struct, class, enum, actor or protocol; a redeclaration makes a new one.
package final class NominalType: Anchored, Hashable, @unchecked Sendable {
  /// The kind of declaration.
  package enum Kind: Hashable, Sendable { case `struct`, `class`, `enum`, actor, `protocol` }

  /// What the modifiers and attributes of the declaration say.
  package struct Modifiers {
    package var attributes: [Attribute] = []
    package var access: AccessLevel = .internal
    package var isFinal = false
    /// Whether the enum as a whole is `indirect`.
    package var isIndirect = false
  }

  /// The generic parameters, and what is required of them.
  package struct Generics {
    /// Its own parameters after those of the outer types. A protocol has one, `Self`.
    package var parameters: [GenericParameter] = []
    /// The requirements of the `where` clause.
    package var requirements: [Requirement] = []
  }

  /// How far the declaration has been read, and where it stands, in a form that only the checker
  /// can read.
  struct Reading {
    /// For local types: the declaring scope.
    var scope: AnyObject?
    /// The part of the declaration that is not processed yet.
    var pending: AnyObject?
  }

  /// What the macros `@Observable` and `@Model` have found.
  package struct Observation {
    /// Whether its stored properties are tracked.
    package var isTracked = false
    /// The properties of a `@Model` that hold other models, with their inverses.
    var relationships: [Relationship] = []
  }

  /// What a class has in common with its superclasses.
  package struct Inheritance {
    /// The number of slots of the superclasses; its own slots follow them.
    package var slotOffset = 0
    /// The overridable methods and accessors, by `Function.virtualIndex`; entries of superclasses
    /// first, replaced by overrides.
    package var virtualTable: [Function] = []
    /// `Self` inside the class, once it was asked for.
    fileprivate var dynamicSelf: GenericParameter?
  }

  /// What an enum has beside its members.
  package struct Enumeration {
    package var cases: [EnumCase] = []
    /// The raw type.
    package var rawType: Type?
  }

  /// The associated types of a protocol.
  package struct Associated {
    package var types: [AssociatedType] = []
    /// The primary ones, `<…>`, including inherited ones.
    package var primaryNames: [String] = []
  }

  package let name: String
  package let kind: Kind
  /// A number unique in the process, in order of declaration; the interpreter indexes tables by it.
  package let id: Int
  /// The type in which it is nested.
  package let outer: NominalType?
  package var generics = Generics()

  /// The source that declares it.
  package let source: Source
  package let nameSpan: Span
  /// The syntax of the declaration; nil for types without source.
  package var declaration: TypeDeclaration?
  package var modifiers = Modifiers()
  var reading = Reading()

  /// The superclass, with its generic arguments.
  package var superclass: Type?
  package var inheritance = Inheritance()
  var protocols = ProtocolTable()
  var memberTable = MemberTable()
  /// Stored instance properties in layout order, without those of superclasses.
  package var storedProperties: [Property] = []
  package var enumeration = Enumeration()
  package var associated = Associated()
  package var deinitializer: Function?
  package var observation = Observation()
  /// The interpreter's data for the type.
  package var runtime: AnyObject?

  package init(
    name: String, kind: Kind, id: Int, outer: NominalType?, source: Source, nameSpan: Span
  ) {
    self.name = name
    self.kind = kind
    self.id = id
    self.outer = outer
    self.source = source
    self.nameSpan = nameSpan
  }

  /// The conformances declared by the type and its extensions, in order.
  package var conformances: [Conformance] {
    get { protocols.declared }
    _modify { yield &protocols.declared }
  }

  /// Whether the library declares it.
  package var isPrelude: Bool { source.isLibrary }

  /// Whether it is `@Observable`, so that its stored properties are tracked.
  package var isObservable: Bool { observation.isTracked }

  /// `Self` inside a non-final class, which stands for the dynamic class of the instance.
  package var dynamicSelf: GenericParameter {
    if let known = inheritance.dynamicSelf { return known }
    let parameter = GenericParameter(
      name: "Self", index: 0, constraints: [declaredType], isProtocolSelf: true, belongsToType: true
    )
    inheritance.dynamicSelf = parameter
    return parameter
  }

  package static func == (lhs: NominalType, rhs: NominalType) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  func forgetDynamicSelf() {
    inheritance.dynamicSelf?.constraints = []
    inheritance.dynamicSelf = nil
  }

  /// The name with those of outer types: `Outer.Inner`.
  package var qualifiedName: String { outer.map { "\($0.qualifiedName).\(name)" } ?? name }

  /// The requirements on its parameters and those of outer types.
  package var allRequirements: [Requirement] {
    generics.requirements + (outer?.allRequirements ?? [])
  }

  /// Whether it is a class or an actor.
  package var isReferenceType: Bool { kind == .class || kind == .actor }

  /// The program's `CodingKeys`, if declared.
  package var codingKeys: NominalType? {
    for member in members["CodingKeys"] ?? [] {
      switch member {
      case .type(let type): return type
      case .typeAlias(let alias): return alias.type.nominal
      default: continue
      }
    }
    return nil
  }

  /// The declaration of the superclass.
  package var superclassNominal: NominalType? {
    if case .nominal(let nominal, _)? = superclass { nominal } else { nil }
  }

  /// Whether it is the class or one of its subclasses.
  package func inherits(from other: NominalType) -> Bool {
    self === other || superclassNominal?.inherits(from: other) ?? false
  }
}

extension NominalType {
  /// The toolchain's module that declares this library type; nil for types that only this library
  /// has.
  package var preludeModule: String? { PreludeLibrary.module(declaring: name) }
}

/// An access level, in increasing order.
package enum AccessLevel: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// The conformance of a type to a protocol.
package final class Conformance: @unchecked Sendable {
  package unowned let type: NominalType
  package let `protocol`: NominalType
  /// The conditions: `extension Array: P where Element: P`.
  package var requirements: [Requirement]
  /// The implementation of each requirement; filled by the checker when first needed.
  package var witnesses: [ObjectIdentifier: Function] = [:]
  /// The type witnesses found so far, by name.
  package var associatedTypes: [String: Type] = [:]
  /// Whether the conformance rules have checked it.
  package var isChecked = false
  /// Whether it is `@unchecked Sendable`.
  var isUnchecked = false
  /// The extension that declares it, if the type's own declaration does not.
  var place: (source: Source, span: Span)?
  /// The members of that extension.
  var membersSpan: Span?

  package init(type: NominalType, protocol: NominalType, requirements: [Requirement] = []) {
    self.type = type
    self.protocol = `protocol`
    self.requirements = requirements
  }
}
