package import SourceText

/// An expression with names, types, overloads and conversions resolved.
///
/// Every conversion with an effect at run time is a node of its own (`wrapOptional`, `convert`), so
/// that lowering never compares types.
package struct TypedExpression: @unchecked Sendable {
  package let kind: Kind
  package let type: Type
  package let span: Span

  package init(_ kind: Kind, type: Type, span: Span) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  /// The kind of expression, with its operands.
  package indirect enum Kind {
    /// The bit pattern of an integer of the expression's type (`Int`, `UInt8`, …), sign-extended.
    case integer(Int)
    /// An integer literal whose type may still be open; none remains in a checked body.
    case integerLiteral(IntegerLiteral)
    /// An operator on literals whose type may still be open; none remains in a checked body.
    case literalOperation(LiteralOperation, [TypedExpression])
    /// A `Double`, `Float` or `CGFloat`, according to the expression's type.
    case double(Double)
    case string(String)
    case character(String)
    case boolean(Bool)
    /// The literal with this number of the input that runs.
    case inputLiteral(Int)
    case interpolation([InterpolationPart])
    /// The `none` of the expression's optional type.
    case nilLiteral
    /// An `Array` or `Set`, according to the expression's type.
    case array([TypedExpression])
    case dictionary([(key: TypedExpression, value: TypedExpression)])
    case tuple([TypedExpression])
    /// `repeat pattern`: one value per element of the packs. It is an element of a tuple whose
    /// other elements are tuples themselves, or a statement.
    case packExpansion(PackExpansion, TypedExpression)

    /// Places: expressions that can also be targets of `assign` and `inoutArgument`.
    case local(LocalVariable)
    case global(GlobalVariable)
    /// A property; `base` is a metatype for a static one. `isDirect`: accesses the slot without
    /// tracking, observers or, in classes, overriding, as initializers, accessors and `super.x` do.
    case property(base: TypedExpression, Property, isDirect: Bool)
    case subscriptElement(
      base: TypedExpression, Subscript, arguments: [TypedExpression], substitutions: [Type],
      dispatch: Dispatch)
    case tupleElement(TypedExpression, Int)
    /// `x!`; implicit if `x` is declared as `T!`.
    case forceUnwrap(TypedExpression, isImplicit: Bool)
    /// `x?` inside an `optionalChain`: ends the chain with nil if `x` is nil.
    case bindOptional(TypedExpression)
    /// `base[keyPath: path]`.
    case keyPathElement(base: TypedExpression, path: TypedExpression)
    /// `_ = value`.
    case discard

    /// The result is already wrapped if the chain's type is the optional of the operand's type.
    case optionalChain(TypedExpression)
    /// A call. `arguments` are complete and in parameter order: defaults filled in, variadics
    /// collected in one array, packs in one tuple. `receiver` is an `inoutArgument` for mutating
    /// methods of values, a metatype for static methods and initializers, nil for global functions.
    case call(
      Function, receiver: TypedExpression?, arguments: [TypedExpression], substitutions: [Type],
      dispatch: Dispatch)
    /// A call of a function value. Expansions among the arguments yield several of them.
    case apply(TypedExpression, arguments: [TypedExpression])
    /// A function as a value: `max`, `book.rename` (receiver bound), `Book.rename` (`receiver` nil
    /// and `isUncurried`: takes the receiver and returns a function).
    case functionReference(
      Function, receiver: TypedExpression?, substitutions: [Type], dispatch: Dispatch,
      isUncurried: Bool)
    case enumCase(EnumCase, payload: [TypedExpression])
    /// An enum case with a payload, used as a function.
    case enumCaseReference(EnumCase)
    case closure(TypedClosure)
    case keyPath([TypedKeyPathComponent])
    /// `T.self`.
    case metatype(Type)
    /// `type(of: x)`.
    case dynamicType(TypedExpression)
    /// `x = y`: evaluates the base of the left side first, then the right side.
    case assign(TypedExpression, TypedExpression, sign: Span?)
    /// `&x`, or the receiver of a mutating method.
    case inoutArgument(TypedExpression)

    case wrapOptional(TypedExpression)
    /// A change of the static type only: class to superclass, value to existential, function to
    /// other effects, array to an array of supertypes.
    case convert(TypedExpression)
    /// What a call leaves out, as the function declares it: its code is in the source of that.
    case defaultArgument(TypedExpression, of: Function)
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
    /// Moves the value out of a variable: `consume x`, and every consuming use of a noncopyable
    /// value.
    case consume(TypedExpression)
    /// `if` and `switch` expressions; the branches end with `TypedStatement.result`.
    case statement(TypedStatement)
    /// A runtime fault with this message: placeholders, unsupported features.
    case trap(String)
  }
}

/// A part of an interpolated string.
package enum InterpolationPart {
  case text(String)
  /// Appended as by `String(describing:)`.
  case value(TypedExpression)
}

/// How a call finds its implementation.
package enum Dispatch: Hashable, Sendable {
  /// The function itself.
  case direct
  /// By the receiver's class, through `Function.virtualIndex`.
  case virtual
  /// By the conformance of the receiver's type (for static requirements, of its instance type) to
  /// the protocol that declares the function.
  case witness
}

/// A closure expression or a local function.
package final class TypedClosure: @unchecked Sendable {
  /// The signature and effects; its kind is `.closure`, or `.function` for a local function.
  package let function: Function
  package let body: TypedBody
  /// The capture list `[x, weak self, y = z]`: variables, and their values at creation.
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

/// A component of a key path.
package enum TypedKeyPathComponent {
  case property(Property)
  case subscriptElement(Subscript, arguments: [TypedExpression], substitutions: [Type])
  case tupleElement(Int)
  case optionalChain
  case forceUnwrap
  /// Wraps the result of the whole path, after an optional chain.
  case wrapOptional
}

/// A checked statement.
package struct TypedStatement: @unchecked Sendable {
  package let kind: Kind
  package let span: Span

  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  /// The kind of statement.
  package indirect enum Kind {
    case expression(TypedExpression)
    /// `let` or `var` with a pattern; `value` is nil if it is assigned later.
    case variable(TypedPattern, value: TypedExpression?)
    /// A local function; the closure is bound to `variable` before the statements of the block run,
    /// so that local functions can call each other.
    case localFunction(LocalVariable, TypedClosure)
    /// The initialization of a global variable.
    case initializeGlobal(GlobalVariable, TypedExpression)
    case `return`(TypedExpression?)
    case `throw`(TypedExpression)
    /// Leaves the `switch`, `do`, `if` or loop with that label.
    case `break`(LabelID)
    case `continue`(LabelID)
    case `fallthrough`
    case `if`(LabelID, [TypedCondition], then: [TypedStatement], otherwise: [TypedStatement])
    case `guard`([TypedCondition], otherwise: [TypedStatement])
    case `while`(LabelID, [TypedCondition], body: [TypedStatement])
    case repeatWhile(LabelID, body: [TypedStatement], condition: TypedExpression)
    case `for`(LabelID, TypedForLoop)
    /// `for x in repeat each y`: the body begins by destructuring the element.
    case forPack(LabelID, PackExpansion, body: [TypedStatement])
    case `switch`(LabelID, subject: TypedExpression, cases: [TypedCase])
    case `do`(LabelID, body: [TypedStatement], catches: [TypedCase], error: LocalVariable)
    case `defer`([TypedStatement])
    /// `yield &place` in `_modify`, `yield value` in `_read`.
    case yield(TypedExpression)
    /// The value of the enclosing `TypedExpression.Kind.statement`.
    case result(TypedExpression)
  }
}

/// Identifies a statement that `break` and `continue` can target.
package struct LabelID: Hashable, Sendable {
  /// The number, unique in the program.
  package let number: Int
  package init(number: Int) { self.number = number }
}

/// A `for` loop over a sequence.
package struct TypedForLoop: @unchecked Sendable {
  package let pattern: TypedPattern
  package let sequence: TypedExpression
  /// The type of the sequence's elements.
  package let elementType: Type
  /// Calls of `makeIterator` and `next`; nil for `Array`, `Range<Int>` and `ClosedRange<Int>`,
  /// which lowering iterates directly.
  package let makeIterator: TypedExpression?
  /// The variable of the iterator, which `next` advances.
  package let iterator: LocalVariable?
  package let next: TypedExpression?
  /// The `where` clause.
  package let condition: TypedExpression?
  package let body: [TypedStatement]
}

/// A condition of `if`, `guard` or `while`.
package enum TypedCondition {
  case expression(TypedExpression)
  /// `if case p = e`; an optional binding is `optionalSome(bind x)`.
  case pattern(TypedPattern, TypedExpression)
}

/// A `case` of a `switch` or a `catch`. `items` is empty for `default`.
package struct TypedCase: @unchecked Sendable {
  /// A pattern with its `where` clause.
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

  /// Whether it matches every value.
  package var takesAll: Bool {
    items.contains { item in
      switch item.pattern {
      case .wildcard, .bind, .bindGlobal: item.condition == nil
      default: false
      }
    }
  }
}

/// A checked pattern.
package indirect enum TypedPattern {
  case wildcard
  case bind(LocalVariable)
  /// Binds a global, in top-level code of the session.
  case bindGlobal(GlobalVariable)
  case tuple([TypedPattern])
  /// One pattern per associated value; empty if the payload is not matched.
  case enumCase(EnumCase, [TypedPattern])
  case optionalSome(TypedPattern)
  case optionalNone
  case isType(Type)
  /// Casts the value to the type, then matches it.
  case asType(TypedPattern, Type)
  /// Stores the value in the variable; the expression tells whether it matches.
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
