import Syntax

/// A type of the program, resolved.
///
/// Types are compared structurally; nominal types by the identity of their declaration.
package indirect enum Type: Hashable, Sendable {
  /// `Int`, `Book`, `Array<Int>`, `Optional<Book>`: a declaration and its generic arguments, outer
  /// types' arguments first.
  case nominal(NominalType, [Type])
  /// `()` has no elements; a tuple of one element does not occur.
  case tuple([TupleElement])
  case function(FunctionType)
  /// `T.self` has type `metatype(T)`.
  case metatype(Type)
  /// `any P & Q`; `Any` has no protocols, `AnyObject` is a protocol.
  case existential([Type])
  /// `some P`: the declaration that hides it makes it unique.
  case opaque(OpaqueType, [Type])
  /// A generic parameter seen from inside its declaration; `Self` of a protocol is one too.
  case parameter(GenericParameter)
  /// `T.Element`, where `T` is not yet known.
  case member(Type, AssociatedType)
  /// To be inferred; never in a finished typed tree.
  case variable(TypeVariable)
  /// A pack `each T` bound to types; only inside argument lists of generics.
  case pack([Type])
  /// `repeat P`: as many types as the packs have that `P` mentions. Only inside tuples, packs and
  /// parameters of functions; packs are mentioned nowhere else.
  case expansion(Type)
  /// A type that could not be known; fits everything, so that one error does not make ten.
  case unknown

  package struct TupleElement: Hashable, Sendable {
    package var label: String?
    package var type: Type

    package init(label: String? = nil, type: Type) {
      self.label = label
      self.type = type
    }
  }

  package static let void = Type.tuple([])
  package static let any = Type.existential([])
}

/// The identity of one `some P` in one declaration.
package final class OpaqueType: Hashable, @unchecked Sendable {
  /// The protocols it is known to conform to (nominal types of protocols).
  package let constraints: [Type]
  /// The declaration that hides the type.
  package let owner: String
  /// The generic parameters of the declaration, in the order in which types list their arguments.
  package let parameters: [GenericParameter]
  /// What stands behind it, once the body is known, in terms of the generic parameters.
  package var underlying: Type?
  /// Checks the body that shows what stands behind it.
  var find: (() -> Void)?

  package init(constraints: [Type], owner: String, parameters: [GenericParameter]) {
    self.constraints = constraints
    self.owner = owner
    self.parameters = parameters
  }

  /// What stands behind it where the declaration is used with these arguments.
  package func underlying(with arguments: [Type]) -> Type? {
    underlying?.substituting(substitution(arguments))
  }

  /// The same where nobody may have looked at the body yet.
  package func found(with arguments: [Type]) -> Type? {
    if underlying == nil, let find {
      self.find = nil
      find()
    }
    return underlying(with: arguments)
  }

  /// What it is known to conform to where the declaration is used with these arguments.
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

/// A type to be inferred, while an expression is checked.
package final class TypeVariable: Hashable, @unchecked Sendable {
  /// What the literal that made it can become, where a literal made it.
  package enum Literal: Hashable, Sendable {
    case integer, float, boolean, null, array, dictionary
    /// Of texts, those of one character and of one scalar can become more.
    case string, character, scalar

    init(of literal: StringLiteral) {
      self = literal.plainText.map(Self.init(text:)) ?? .string
    }

    init(text: String) {
      self = text.unicodeScalars.count == 1 ? .scalar : text.count == 1 ? .character : .string
    }
  }
  package let id: Int
  package var literal: Literal?
  /// What the generic parameter is called that it stands for, and what that asks, where a call made it.
  package var parameterName: String?
  package var constraints: [Type] = []
  /// The operators that literals of this type are operands of.
  package var operations: Set<LiteralOperation> = []
  /// What it stands for where nothing else tells, as for the result of a closure that never returns.
  package var fallback: Type?
  /// What a call asks of its associated types, by their names.
  package var members: [String: Type] = [:]
  /// What is asked of it where it stands for a type that a text leaves out; nil for other variables.
  var hole: Hole?
  /// Whether it is part of what checking an expression made, which is kept to be used again.
  var isKept = false
  /// The solution; follow it through `TypeChecker.resolve`.
  package var binding: Type?

  package init(id: Int, literal: Literal? = nil) {
    self.id = id
    self.literal = literal
  }

  package static func == (lhs: TypeVariable, rhs: TypeVariable) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An operator between literals, or before one.
package struct LiteralOperation: Hashable, Sendable {
  package let name: String
  package let operandCount: Int
}
