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

extension NominalType {
  /// For types declared in a body: the scope around them.
  var localScope: Scope? {
    get { declaringScope as? Scope }
    set { declaringScope = newValue }
  }
}

extension Function {
  /// Of local functions: where they are declared, as types declared there may call them.
  var localScope: Scope? {
    get { declaringScope as? Scope }
    set { declaringScope = newValue }
  }
}
