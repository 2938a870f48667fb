import SourceText

/// Errors about statements, and about missing returns.
package enum StatementError: DiagnosticFact {
  /// The kind of body that must return a value.
  package enum Body: String, Sendable {
    case getter
    case globalFunction = "global function"
    case staticMethod = "static method"
    case instanceMethod = "instance method"
    case localFunction = "local function"
    case closure
    case `subscript`
  }

  case missingReturn(Body, Type)
  /// A note.
  case returnLastExpression
  case returnWithoutValue
  case returnWithValue
  case returnOutsideFunction
  case returnInDefer
  case nilOfInitializer
  case valueOfInitializer
  case failableFromNonfailable(String, isSuper: Bool)
  case superNotCalled
  /// `yield value` without `&` where the caller modifies the place.
  case yieldWithoutAddress(Type)
  /// A yielded place of another type than the property.
  case yieldOfOther(Type, Type)
  case designatedDelegates(NominalType)
  case convenienceChains(NominalType)
  case breakOutside(isInBranch: Bool)
  case continueOutside
  case fallthroughOutside
  case fallthroughAtEnd
  case fallthroughWithoutBinding(String)
  case guardFallsThrough
  case notASequence(Type, isAsync: Bool)
  case packIterationCondition
  case valueWithoutElse
  case statementAsValue(keyword: String)
  case emptyBranch(keyword: String)
  case branchWithoutValue(keyword: String)
  case unusedFunction
  case tooComplex
  case misplacedDiscard
  case notAtFileScope
  case subscriptOutsideType
  case associatedTypeOutsideProtocol
  case untypedComputedVariable
  case variableWithoutValue(String)
  case weakValue(Type, isWeak: Bool)
  case localTypeWithMacro

  package var message: String {
    // A table of wordings, one for each case.
    switch self {
    case .missingReturn(let body, let type):
      "missing return in \(body.rawValue) expected to return '\(type)'"
    case .returnLastExpression: "did you mean to return the last expression?"
    case .returnWithoutValue: "non-void function should return a value"
    case .returnWithValue: "unexpected non-void return value in void function"
    case .returnOutsideFunction: "return invalid outside of a func"
    case .returnInDefer: "'return' cannot transfer control out of a defer statement"
    case .nilOfInitializer: "only a failable initializer can return 'nil'"
    case .valueOfInitializer: "'nil' is the only return value permitted in an initializer"
    case .failableFromNonfailable(let name, let isSuper):
      "a non-failable initializer cannot \(isSuper ? "chain" : "delegate") to failable initializer '\(name)' written with 'init?'"
    case .yieldWithoutAddress(let type):
      "yielding mutable value of type '\(type)' requires explicit '&'"
    case .yieldOfOther(let type, let wanted):
      "cannot yield reference to storage of type '\(type)' as an inout yield of type '\(wanted)'"
    case .superNotCalled:
      "'super.init' isn't called on all paths before returning from initializer"
    case .designatedDelegates(let nominal):
      "designated initializer for '\(nominal.name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?"
    case .convenienceChains(let nominal):
      "convenience initializer for '\(nominal.name)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')"
    case .breakOutside(let isInBranch):
      isInBranch
        ? "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
        : "'break' is only allowed inside a loop, if, do, or switch"
    case .continueOutside: "'continue' is only allowed inside a loop"
    case .fallthroughOutside: "'fallthrough' is only allowed inside a switch"
    case .fallthroughAtEnd: "'fallthrough' without a following 'case' or 'default' block"
    case .fallthroughWithoutBinding(let name):
      "'fallthrough' from a case which doesn't bind variable '\(name)'"
    case .guardFallsThrough:
      "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    case .notASequence(let type, let isAsync):
      "for-in loop requires '\(type)' to conform to '\(isAsync ? "AsyncSequence" : "Sequence")'"
        + (type.isOptional && !isAsync ? "; did you mean to unwrap optional?" : "")
    case .packIterationCondition: "'where' clause in pack iteration is not supported"
    case .valueWithoutElse:
      "'if' must have an unconditional 'else' to be used as expression"
    case .statementAsValue(let keyword):
      "'\(keyword)' may only be used as expression in return, throw, or as the source of an assignment"
    case .emptyBranch(let keyword):
      "expected expression in branch of '\(keyword)' expression"
    case .branchWithoutValue(let keyword):
      "non-expression branch of '\(keyword)' expression may only end with a 'throw'"
        + (keyword == "switch" ? " or 'fallthrough'" : "")
    case .unusedFunction: "function is unused"
    case .tooComplex:
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
    case .misplacedDiscard:
      "'_' can only appear in a pattern or on the left side of an assignment"
    case .notAtFileScope: "declaration is only valid at file scope"
    case .subscriptOutsideType: "'subscript' functions may only be declared within a type"
    case .associatedTypeOutsideProtocol:
      "associated types can only be defined in a protocol; define a type or introduce a 'typealias' to satisfy an associated type requirement"
    case .untypedComputedVariable: "computed property must have an explicit type"
    case .variableWithoutValue(let name): "variable '\(name)' needs an initial value here"
    case .weakValue(let type, let isWeak):
      "'\(isWeak ? "weak" : "unowned")' may only be applied to class and class-bound protocol types, not '\(type)'"
    case .localTypeWithMacro: "local type cannot have attached extension macro"
    }
  }
}

extension StatementError: TypeFact {
  package var types: [Type] {
    switch self {
    case .missingReturn(_, let type), .notASequence(let type, _), .weakValue(let type, _),
      .yieldWithoutAddress(let type):
      [type]
    case .yieldOfOther(let type, let wanted): [type, wanted]
    case .designatedDelegates(let nominal), .convenienceChains(let nominal):
      [nominal.declaredType]
    default: []
    }
  }
}
