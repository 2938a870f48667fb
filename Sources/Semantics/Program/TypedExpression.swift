package import SourceText

/// An expression whose names, types, overloads and conversions are settled.
///
/// Every conversion that does something at run time is a node of its own (`wrapOptional`, `convert`),
/// so lowering never compares types to find out what to do.
package struct TypedExpression: @unchecked Sendable {
  package let kind: Kind
  package let type: Type
  package let span: Span

  package init(_ kind: Kind, type: Type, span: Span) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  package indirect enum Kind {
    /// The bit pattern of an integer of the expression's type (`Int`, `UInt8`, …), sign-extended.
    case integer(Int)
    /// An integer literal whose type may not be known yet; none is left where a body is checked.
    case integerLiteral(IntegerLiteral)
    /// An operator between literals whose type may not be known yet; none is left either.
    case literalOperation(LiteralOperation, [TypedExpression])
    /// `Double`, `Float` or `CGFloat`, by the expression's type.
    case double(Double)
    case string(String)
    case character(String)
    case boolean(Bool)
    case interpolation([InterpolationPart])
    /// The `none` of the expression's optional type.
    case nilLiteral
    /// `Array` or `Set`, by the expression's type.
    case array([TypedExpression])
    case dictionary([(key: TypedExpression, value: TypedExpression)])
    case tuple([TypedExpression])
    /// `repeat pattern`: as many values as the packs have elements. It stands in a tuple, among others
    /// that are tuples of their own, or as a statement.
    case packExpansion(PackExpansion, TypedExpression)

    /// Places: expressions that can also be targets of `assign`, `inoutArgument`.
    case local(LocalVariable)
    case global(GlobalVariable)
    /// Any property, instance or static (then `base` is a metatype). `isDirect`: past tracking and
    /// observers, straight to the slot, as inside initializers and accessors; for classes also
    /// past overriding (`super.x`).
    case property(base: TypedExpression, Property, isDirect: Bool)
    case subscriptElement(
      base: TypedExpression, Subscript, arguments: [TypedExpression], substitutions: [Type],
      dispatch: Dispatch)
    case tupleElement(TypedExpression, Int)
    /// `x!`; implicit where `x` was declared as `T!`.
    case forceUnwrap(TypedExpression, isImplicit: Bool)
    /// `x?` inside an `optionalChain`: leaves the chain with nil where `x` is nil.
    case bindOptional(TypedExpression)
    /// `base[keyPath: path]`.
    case keyPathElement(base: TypedExpression, path: TypedExpression)
    /// `_ = value`.
    case discard

    /// The value is wrapped already where the chain's type is the optional of the element's type.
    case optionalChain(TypedExpression)
    /// `arguments` are complete and in parameter order: defaults filled in, variadics collected in
    /// one array, packs in one tuple. `receiver` is an `inoutArgument` for mutating methods of
    /// values, a metatype for static ones and for initializers; absent for free functions.
    case call(
      Function, receiver: TypedExpression?, arguments: [TypedExpression], substitutions: [Type],
      dispatch: Dispatch)
    /// A call of a function value. Expansions among the arguments stand for as many as they give.
    case apply(TypedExpression, arguments: [TypedExpression])
    /// A function as a value: `max`, `book.rename` (receiver bound), `Book.rename` (`receiver` nil
    /// and `isUncurried`: takes the receiver first and gives a function).
    case functionReference(
      Function, receiver: TypedExpression?, substitutions: [Type], dispatch: Dispatch,
      isUncurried: Bool)
    case enumCase(EnumCase, payload: [TypedExpression])
    /// `Enum.case` with a payload, used as a function.
    case enumCaseReference(EnumCase)
    case closure(TypedClosure)
    case keyPath([TypedKeyPathComponent])
    /// `T.self`.
    case metatype(Type)
    /// `type(of: x)`.
    case dynamicType(TypedExpression)
    /// `x = y`: both sides evaluated, left place's base first, as Swift does.
    case assign(TypedExpression, TypedExpression, sign: Span?)
    /// `&x`, or the receiver of a mutating method.
    case inoutArgument(TypedExpression)

    case wrapOptional(TypedExpression)
    /// Changes of static type alone: class to superclass, value to existential, function to
    /// function of other effects, array to array of supertypes.
    case convert(TypedExpression)
    case coalesce(TypedExpression, TypedExpression)
    case and(TypedExpression, TypedExpression)
    case or(TypedExpression, TypedExpression)
    case ternary(TypedExpression, TypedExpression, TypedExpression)
    case `is`(TypedExpression, Type)
    case conditionalCast(TypedExpression, Type)
    case forcedCast(TypedExpression, Type)
    case tryOptional(TypedExpression)
    case tryForced(TypedExpression)
    case await(TypedExpression)
    /// The value of a variable, which has none afterwards: `consume x`, and every use that a value
    /// goes away with which cannot be copied.
    case consume(TypedExpression)
    /// `if` and `switch` as expressions: the branches end in `TypedStatement.result`.
    case statement(TypedStatement)
    /// Reached, it is a fault with this message: placeholders, what is not supported.
    case trap(String)
  }
}

package enum InterpolationPart {
  case text(String)
  /// Appended as `String(describing:)` gives it.
  case value(TypedExpression)
}

/// How a call finds what runs.
package enum Dispatch: Hashable, Sendable {
  /// The function itself.
  case direct
  /// By the class of the receiver, through `Function.virtualIndex`.
  case virtual
  /// By the conformance of the receiver's type (of `self`, or of a metatype for static
  /// requirements) to the protocol that owns the function.
  case witness
}

/// A closure expression or a local function.
package final class TypedClosure: @unchecked Sendable {
  /// Holds parameters, result and effects; kind `.closure`, or `.function` for a local function.
  package let function: Function
  package let body: TypedBody
  /// `[x, weak self, y = z]`: the closure's own variables and their values at creation.
  package let captureList: [(variable: LocalVariable, value: TypedExpression)]

  package init(
    function: Function, body: TypedBody,
    captureList: [(variable: LocalVariable, value: TypedExpression)] = []
  ) {
    self.function = function
    self.body = body
    self.captureList = captureList
  }
}

package enum TypedKeyPathComponent {
  case property(Property)
  case subscriptElement(Subscript, arguments: [TypedExpression], substitutions: [Type])
  case tupleElement(Int)
  case optionalChain
  case forceUnwrap
  /// The whole path's result is wrapped, after an optional chain.
  case wrapOptional
}

package struct TypedStatement: @unchecked Sendable {
  package let kind: Kind
  package let span: Span

  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind {
    case expression(TypedExpression)
    /// `let`/`var` with pattern; `value` absent where it is assigned later.
    case variable(TypedPattern, value: TypedExpression?)
    /// A local function: its closure is bound to `variable` before the statements of the block run,
    /// so that local functions may call each other.
    case localFunction(LocalVariable, TypedClosure)
    /// A write to a variable of the session at its declaration.
    case initializeGlobal(GlobalVariable, TypedExpression)
    case `return`(TypedExpression?)
    case `throw`(TypedExpression)
    /// The loop or `switch`/`do`/`if` whose `label` it is.
    case `break`(LabelID)
    case `continue`(LabelID)
    case `fallthrough`
    case `if`(LabelID, [TypedCondition], then: [TypedStatement], otherwise: [TypedStatement])
    case `guard`([TypedCondition], otherwise: [TypedStatement])
    case `while`(LabelID, [TypedCondition], body: [TypedStatement])
    case repeatWhile(LabelID, body: [TypedStatement], condition: TypedExpression)
    case `for`(LabelID, TypedForLoop)
    /// `for x in repeat each y`: the body takes the element apart first.
    case forPack(LabelID, PackExpansion, body: [TypedStatement])
    case `switch`(LabelID, subject: TypedExpression, cases: [TypedCase])
    case `do`(LabelID, body: [TypedStatement], catches: [TypedCase], error: LocalVariable)
    case `defer`([TypedStatement])
    /// `yield &place`, in `_modify`; `yield value`, in `_read`.
    case yield(TypedExpression)
    /// The value of the enclosing `TypedExpression.Kind.statement`.
    case result(TypedExpression)
  }
}

/// A statement that `break` and `continue` can name.
package struct LabelID: Hashable, Sendable {
  package let number: Int
  package init(number: Int) { self.number = number }
}

package struct TypedForLoop: @unchecked Sendable {
  package let pattern: TypedPattern
  package let sequence: TypedExpression
  package let elementType: Type
  /// `makeIterator` and `next` of the sequence and its iterator, with their substitutions; absent
  /// where the sequence is `Array`, `Range<Int>` or `ClosedRange<Int>`, which lowering iterates itself.
  package let makeIterator: TypedExpression?
  /// An iterator in this variable, advanced by `next`.
  package let iterator: LocalVariable?
  package let next: TypedExpression?
  package let condition: TypedExpression?
  package let body: [TypedStatement]

  package init(
    pattern: TypedPattern, sequence: TypedExpression, elementType: Type,
    makeIterator: TypedExpression?, iterator: LocalVariable?, next: TypedExpression?,
    condition: TypedExpression?, body: [TypedStatement]
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.elementType = elementType
    self.makeIterator = makeIterator
    self.iterator = iterator
    self.next = next
    self.condition = condition
    self.body = body
  }
}

package enum TypedCondition {
  case expression(TypedExpression)
  /// `if case p = e`; optional bindings come as `optionalSome(bind x)`.
  case pattern(TypedPattern, TypedExpression)
}

/// A `case` of a `switch` or a `catch`. Empty `items`: `default`.
package struct TypedCase: @unchecked Sendable {
  package struct Item {
    package let pattern: TypedPattern
    package let condition: TypedExpression?

    package init(pattern: TypedPattern, condition: TypedExpression?) {
      self.pattern = pattern
      self.condition = condition
    }
  }
  package let items: [Item]
  package let body: [TypedStatement]

  /// Whether nothing gets past it.
  package var takesAll: Bool {
    items.contains { item in
      switch item.pattern {
      case .wildcard, .bind, .bindGlobal: item.condition == nil
      default: false
      }
    }
  }

  package init(items: [Item], body: [TypedStatement]) {
    self.items = items
    self.body = body
  }
}

package indirect enum TypedPattern {
  case wildcard
  case bind(LocalVariable)
  /// At the top level of the session: the variable becomes a global.
  case bindGlobal(GlobalVariable)
  case tuple([TypedPattern])
  /// One pattern for each element of the payload; none where the payload is not looked at.
  case enumCase(EnumCase, [TypedPattern])
  case optionalSome(TypedPattern)
  case optionalNone
  case isType(Type)
  /// The value cast to the type, then matched.
  case asType(TypedPattern, Type)
  /// The value is put into the variable, then the expression says whether it matches.
  case expression(LocalVariable, TypedExpression)

  /// The variables of a declaration's pattern.
  var variables: [LocalVariable] {
    switch self {
    case .bind(let variable): [variable]
    case .tuple(let parts): parts.flatMap(\.variables)
    default: []
    }
  }
}
