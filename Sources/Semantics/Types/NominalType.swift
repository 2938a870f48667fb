internal import Prelude
package import SourceText
package import Syntax

/// A declared struct, class, enum, actor or protocol: one generation of it, as a redeclaration makes
/// a new one.
///
/// A record with a field for each thing that declarations may say of a type, and for what is found of it:
/// members, conformances, places in tables. What reads one of them reads few of the others.
package final class NominalType: Hashable, @unchecked Sendable {
  package enum Kind: Hashable, Sendable { case `struct`, `class`, `enum`, actor, `protocol` }

  package let name: String
  package let kind: Kind
  /// A number unique in the process, in order of declaration; the interpreter indexes tables by it.
  package let id: Int
  /// The type it is nested in.
  package let outer: NominalType?
  /// Own parameters after those of the outer types. A protocol has one, `Self`.
  package var genericParameters: [GenericParameter] = []
  package var requirements: [Requirement] = []

  /// Where it was declared.
  package let source: Source
  package let nameSpan: Span
  package var declaration: TypeDeclaration?
  package var attributes: [Attribute] = []
  package var access: AccessLevel = .internal
  package let isPrelude: Bool

  package var superclass: Type?
  /// Declared conformances, of the declaration and its extensions, in order.
  package var conformances: [Conformance] = [] {
    didSet { conformancesVersion &+= 1 }
  }
  /// Differs after every change of `conformances`.
  private(set) var conformancesVersion: UInt32 = 0
  /// All protocols, as they were found last.
  var knownProtocols: KnownProtocols?
  /// For types declared in a body: the scope around them, which only the checker can read.
  var declaringScope: AnyObject?
  /// What is to be read of the declaration yet, which only the checker can read.
  var unreadDeclaration: AnyObject?

  /// Members by name, instance and static alike; those of extensions included.
  package var members: [String: [Member]] = [:]
  /// All members in order of declaration.
  package var memberOrder: [Member] = []
  /// Stored instance properties in layout order, without those of superclasses.
  package var storedProperties: [Property] = []
  package var enumCases: [EnumCase] = []
  /// The type of an enum's raw values.
  package var rawType: Type?
  package var associatedTypes: [AssociatedType] = []
  /// What stands in the angle brackets of a protocol, inherited associated types included.
  package var primaryNames: [String] = []
  package var deinitializer: Function?
  /// Whether `@Observable` is applied: its stored properties are tracked.
  package var isObservable = false
  /// The number of slots of the superclasses; own slots come after them.
  package var slotOffset = 0
  /// Methods and accessors that can be overridden, by their dispatch number; superclass entries
  /// first, replaced by overrides.
  package var virtualTable: [Function] = []
  package var isFinal = false
  /// Whether `indirect` stands before the enum: all its cases are.
  package var isIndirect = false
  /// `Self` inside a class that others may inherit from: stands for the class of the instance.
  package var dynamicSelf: GenericParameter {
    if let knownDynamicSelf { return knownDynamicSelf }
    let parameter = GenericParameter(
      name: "Self", index: 0, constraints: [declaredType], isProtocolSelf: true, belongsToType: true
    )
    knownDynamicSelf = parameter
    return parameter
  }
  private var knownDynamicSelf: GenericParameter?
  /// What the interpreter keeps for the type.
  package var runtime: AnyObject?

  package init(
    name: String, kind: Kind, id: Int, outer: NominalType?, source: Source, nameSpan: Span,
    isPrelude: Bool
  ) {
    self.name = name
    self.kind = kind
    self.id = id
    self.outer = outer
    self.source = source
    self.nameSpan = nameSpan
    self.isPrelude = isPrelude
  }

  package static func == (lhs: NominalType, rhs: NominalType) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  func forgetDynamicSelf() {
    knownDynamicSelf?.constraints = []
    knownDynamicSelf = nil
  }

  /// `Outer.Inner`.
  package var qualifiedName: String { outer.map { "\($0.qualifiedName).\(name)" } ?? name }

  /// What it and the types around it ask of their parameters.
  package var allRequirements: [Requirement] { requirements + (outer?.allRequirements ?? []) }

  package var isReferenceType: Bool { kind == .class || kind == .actor }

  /// The keys that its values are coded under, if the program says them.
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

  package var superclassNominal: NominalType? {
    if case .nominal(let nominal, _)? = superclass { nominal } else { nil }
  }

  /// Whether it is a class or has it above itself.
  func inherits(from other: NominalType) -> Bool {
    self === other || superclassNominal?.inherits(from: other) ?? false
  }

  package func add(_ member: Member) {
    members[member.name, default: []].append(member)
    memberOrder.append(member)
  }
}

extension NominalType {
  /// The module that the toolchain has this type of the prelude in; nil for types that it has none of.
  package var preludeModule: String? { PreludeLibrary.module(declaring: name) }
}

package enum AccessLevel: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// That a type conforms to a protocol, where, and by what.
package final class Conformance: @unchecked Sendable {
  package unowned let type: NominalType
  package let `protocol`: NominalType
  /// Further conditions: `extension Array: P where Element: P`.
  package var requirements: [Requirement]
  /// Requirement to implementation; filled by the checker when first asked for.
  package var witnesses: [ObjectIdentifier: Function] = [:]
  package var associatedTypes: [String: Type] = [:]
  package var isChecked = false
  /// `@unchecked Sendable`.
  var isUnchecked = false
  /// The extension that declares it, where the type's declaration does not.
  var place: (source: Source, span: Span)?
  /// The members of that extension.
  var block: Span?

  package init(type: NominalType, protocol: NominalType, requirements: [Requirement] = []) {
    self.type = type
    self.protocol = `protocol`
    self.requirements = requirements
  }
}
