import SourceText
import Syntax

/// A name declared at the top level, by the program or the prelude.
package enum GlobalSymbol {
  case type(NominalType)
  case typeAlias(TypeAlias)
  case function(Function)
  case variable(GlobalVariable)
  /// A computed variable of the session.
  case computed(Property)
  /// A wrapped variable of the session: the wrapper, and which of its properties the name is.
  case wrapped(GlobalVariable, property: String)
}

/// What a name means inside a body.
enum LocalSymbol {
  case variable(LocalVariable)
  case function(LocalFunction)
  /// A local with a property wrapper: the wrapper, and which of its properties the name is.
  case wrapped(LocalVariable, property: String)
  /// A local with a getter and perhaps a setter: local functions.
  case computed(LocalFunction, setter: LocalFunction?)
  case type(NominalType)
  case typeAlias(TypeAlias)
}

/// A function declared in a body: a closure under a name, with labels.
final class LocalFunction {
  let function: Function
  let variable: LocalVariable

  init(function: Function, variable: LocalVariable) {
    self.function = function
    self.variable = variable
  }
}

/// One `{ … }` of a body: names to meanings, later declarations shadowing outer ones.
final class Scope {
  var symbols: [String: LocalSymbol] = [:]
  /// Several local functions may share a name.
  var functions: [String: [LocalFunction]] = [:]
  /// What the first alternative of a `case` binds: the others bind the same variables.
  var alternatives: [String: LocalVariable] = [:]
  /// Where the variables that are declared in the block itself stand.
  var written: [String: Span] = [:]
  /// Names declared further down in the same block.
  var later: Set<String> = []
  let parent: Scope?
  /// For the outermost scope of a type's member: the one that the type is declared in.
  private(set) var outside: Scope?
  /// The body that the scope belongs to; a use from another one is a capture.
  let owner: BodyContext
  /// How many scopes are around it.
  let depth: Int

  init(parent: Scope?, owner: BodyContext) {
    self.parent = parent
    self.owner = owner
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// The innermost of this scope and those around that declares types; nil where none does.
  var typeScope: Scope? {
    var current: Scope? = self
    while let scope = current {
      for case .type in scope.symbols.values { return scope }
      current = scope.parent
    }
    return nil
  }

  /// What members of types declared here begin with: the types of the bodies around. Their functions
  /// come after the members, as `outside`.
  var types: Scope {
    let types = Scope(parent: nil, owner: owner)
    types.outside = self
    var current: Scope? = self
    while let scope = current {
      for (name, symbol) in scope.symbols where types.symbols[name] == nil {
        switch symbol {
        case .type, .typeAlias: types.symbols[name] = symbol
        case .variable, .function, .wrapped, .computed: continue
        }
      }
      current = scope.parent
    }
    return types
  }

  /// The scope that has no other one around.
  var root: Scope { parent?.root ?? self }
}

/// A function or closure whose body is being checked.
final class BodyContext {
  let function: Function?
  /// For the bodies of local functions: the function.
  var localFunction: Function?
  let parent: BodyContext?
  /// What `return` must give; a variable while it is inferred.
  var resultType: Type
  var captures: [LocalVariable] = []
  private var captured: Set<ObjectIdentifier> = []
  var selfVariable: LocalVariable?
  /// `self` in a closure with `[weak self]` is an optional local.
  var isThrowingAllowed: Bool
  var containsThrow = false
  /// For closures: whether `throws` is written.
  var saysItThrows = false
  /// What `#function` says in a local function.
  var localName: String?
  /// What `throws(E)` says, or what is expected of a closure.
  var thrownType: Type?
  /// For closures without a `throws` clause: whatever they throw themselves, it counts as any error.
  var throwsAnything = false
  /// What the calls of the innermost `do` throw; nil for any error.
  var caughtTypes: [Type?] = []
  /// Whether it stands in a `do` whose clauses do not take every error.
  var hasOpenCatch = false
  /// For closures: the actor they belong to, where that is not the one of the code around.
  var isolation: Isolation?
  /// For closures: the parameter whose actor they run on.
  var isolatedParameter: String?
  /// For closures and local functions: whether they may wait.
  var isAsync = false
  /// For closures: whether they may outlive the call they are passed to, and where they stand.
  var isEscaping = false
  var span = Span.none
  /// Whether members of `self` may be named alone although the closure keeps it.
  var impliesSelf = false
  /// Captures that were refused, each once.
  var refused: Set<ObjectIdentifier> = []
  /// The names that a closure gives its parameters.
  var parameterNames: [String] = []
  var containsAwait = false
  /// For closures: how many open variables, and delayed questions, belong to the bodies around.
  var outerVariables = 0
  var outerConformances = 0
  var returnCount = 0
  /// For opaque results: the type of the first `return`.
  var firstReturnType: Type?
  /// The generic parameters that the body may name, innermost first.
  var genericParameters: [GenericParameter] = []

  init(function: Function?, parent: BodyContext?, resultType: Type, isThrowingAllowed: Bool) {
    self.function = function
    self.parent = parent
    self.resultType = resultType
    self.isThrowingAllowed = isThrowingAllowed
  }

  func capture(_ variable: LocalVariable) {
    if captured.insert(ObjectIdentifier(variable)).inserted { captures.append(variable) }
    variable.isCaptured = true
  }
}
