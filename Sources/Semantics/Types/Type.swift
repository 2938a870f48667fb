import Syntax

/// A resolved type of the program.
///
/// Types are compared structurally; nominal types by the identity of their declaration.
package indirect enum Type: Hashable, Sendable {
  /// A nominal type with its generic arguments, those of outer types first: `Int`, `Book`,
  /// `Array<Int>`, `Optional<Book>`.
  case nominal(NominalType, [Type])
  /// A tuple; `()` has no elements, and there are none with one element.
  case tuple([TupleElement])
  case function(FunctionType)
  /// The metatype of a type, as `T.self` has it.
  case metatype(Type)
  /// An existential, `any P & Q`; `Any` has no protocols, `AnyObject` is a protocol.
  case existential([Type])
  /// An opaque type, `some P`, identified by its declaration, with that declaration's generic
  /// arguments.
  case opaque(OpaqueType, [Type])
  /// A generic parameter inside its declaration, also a protocol's `Self`.
  case parameter(GenericParameter)
  /// An associated type of a type that is not known yet: `T.Element`.
  case member(Type, AssociatedType)
  /// A type being inferred; never in a finished typed tree.
  case variable(TypeVariable)
  /// The argument of a pack `each T`; only in generic argument lists.
  case pack([Type])
  /// An expansion, `repeat P`: one type per element of the packs in `P`. Only in tuples, packs and
  /// function parameters; packs are mentioned nowhere else.
  case expansion(Type)
  /// A type that is unknown because of an error; it unifies with everything, so that one error does
  /// not cause others.
  case unknown

  /// An element of a tuple type.
  package struct TupleElement: Hashable, Sendable {
    /// The label; nil for an unlabeled element.
    package var label: String?
    package var type: Type

    package init(label: String? = nil, type: Type) {
      self.label = label
      self.type = type
    }
  }

  /// The type `()`.
  package static let void = Type.tuple([])
  /// The type `Any`.
  package static let any = Type.existential([])
}

/// The identity of a `some P` in a declaration.
package final class OpaqueType: Hashable, @unchecked Sendable {
  /// The protocols, as nominal types, to which it conforms.
  package let constraints: [Type]
  /// The declaration with the opaque type.
  package let owner: String
  /// The generic parameters of the declaration, in the order of its arguments in types.
  package let parameters: [GenericParameter]
  /// The underlying type in terms of the generic parameters; nil until the body is checked.
  package var underlying: Type?
  /// Checks the body that determines the underlying type.
  var find: (() -> Void)?

  package init(constraints: [Type], owner: String, parameters: [GenericParameter]) {
    self.constraints = constraints
    self.owner = owner
    self.parameters = parameters
  }

  /// The underlying type for the given generic arguments, if it is known.
  package func underlying(with arguments: [Type]) -> Type? {
    underlying?.substituting(substitution(arguments))
  }

  /// The underlying type for the given generic arguments; checks the body if necessary.
  package func found(with arguments: [Type]) -> Type? {
    if underlying == nil, let find {
      self.find = nil
      find()
    }
    return underlying(with: arguments)
  }

  /// The protocols to which it conforms, for the given generic arguments.
  func constraints(with arguments: [Type]) -> [Type] {
    let map = substitution(arguments)
    return constraints.map { $0.substituting(map) }
  }

  private func substitution(_ arguments: [Type]) -> Substitution {
    Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
  }

  package static func == (lhs: OpaqueType, rhs: OpaqueType) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type variable, solved while an expression is checked.
package final class TypeVariable: Hashable, @unchecked Sendable {
  /// The kind of literal whose type it is.
  package enum Literal: Hashable, Sendable {
    case integer, float, boolean, null, array, dictionary
    /// A string literal; one with a single character or scalar can have further types.
    case string, character, scalar

    init(of literal: StringLiteral) {
      self = literal.plainText.map(Self.init(text:)) ?? .string
    }

    init(text: String) {
      self = text.unicodeScalars.count == 1 ? .scalar : text.count == 1 ? .character : .string
    }
  }
  /// The number, in order of creation.
  package let id: Int
  /// The literal whose type it is, if any.
  package var literal: Literal?
  /// The name of the generic parameter it was made for, if any.
  package var parameterName: String?
  /// The constraints on its solution.
  package var constraints: [Type] = []
  /// The operators applied to the literal.
  package var operations: Set<LiteralOperation> = []
  /// The type if nothing else determines it, as for the result of a closure that never returns.
  package var fallback: Type?
  /// The required associated types, by name.
  package var members: [String: Type] = [:]
  /// The requirements on a type that the text does not declare; nil for other variables.
  var hole: Hole?
  /// Whether it belongs to a memoized result.
  var isKept = false
  /// The solution; nil while it is open. `Type.shallow` follows it.
  package var binding: Type?

  package init(id: Int, literal: Literal? = nil) {
    self.id = id
    self.literal = literal
  }

  package static func == (lhs: TypeVariable, rhs: TypeVariable) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An operator applied to one or two literals.
package struct LiteralOperation: Hashable, Sendable {
  /// The operator.
  package let name: String
  package let operandCount: Int
}
