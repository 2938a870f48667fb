import SourceText
import Syntax

/// A top-level declaration of the program or the library.
package enum GlobalSymbol {
  case type(NominalType)
  case typeAlias(TypeAlias)
  case function(Function)
  case variable(GlobalVariable)
  /// A computed global variable.
  case computed(Property)
  /// A global variable with a property wrapper: the wrapper, and the property of it that the name
  /// reads.
  case wrapped(GlobalVariable, property: String)

  /// Whether it is marked `@_spi`.
  var isSPI: Bool {
    switch self {
    case .type(let type): type.modifiers.attributes.contains { $0.name == "_spi" }
    case .function(let function): function.attributes.contains { $0.name == "_spi" }
    case .typeAlias, .variable, .computed, .wrapped: false
    }
  }

  /// The source that declares it; for an alias, the source of its type.
  var source: Source? {
    switch self {
    case .type(let type): type.source
    case .typeAlias(let alias): alias.type.nominal?.source
    case .function(let function): function.source
    case .variable(let variable), .wrapped(let variable, _): variable.source
    case .computed(let property): property.source
    }
  }

  /// The source that declares it; nil for an alias, whose type must not be resolved while names are
  /// declared.
  var writtenSource: Source? {
    if case .typeAlias = self { nil } else { source }
  }

  /// Whether it names a type.
  package var isType: Bool {
    switch self {
    case .type, .typeAlias: true
    case .function, .variable, .computed, .wrapped: false
    }
  }
}

/// The meaning of a name inside a body.
enum LocalSymbol {
  case variable(LocalVariable)
  case function(LocalFunction)
  /// A local variable with a property wrapper: the wrapper, and the property of it that the name
  /// reads.
  case wrapped(LocalVariable, property: String)
  /// A local computed variable: its getter and setter as local functions.
  case computed(LocalFunction, setter: LocalFunction?)
  case type(NominalType)
  case typeAlias(TypeAlias)
}

/// A local function: a closure with a name and argument labels.
final class LocalFunction {
  let function: Function
  let variable: LocalVariable

  init(function: Function, variable: LocalVariable) {
    self.function = function
    self.variable = variable
  }
}

/// A scope of a body, `{ … }`, with the declarations by name; inner scopes shadow outer ones.
final class Scope {
  var symbols: [String: LocalSymbol] = [:]
  /// Local functions, which may be overloaded.
  var functions: [String: [LocalFunction]] = [:]
  /// The bindings of a `case`'s first alternative; the others bind the same variables.
  var alternatives: [String: LocalVariable] = [:]
  /// Where the variables of the block itself are declared.
  var written: [String: Span] = [:]
  /// Names declared further down in the block.
  var later: Set<String> = []
  let parent: Scope?
  /// For the outermost scope of a local type's member: the scope that declares the type.
  private(set) var outside: Scope?
  /// The body that contains the scope; a use from another one is a capture.
  let owner: BodyContext
  /// The number of enclosing scopes.
  let depth: Int

  init(parent: Scope?, owner: BodyContext) {
    self.parent = parent
    self.owner = owner
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// The innermost enclosing scope that declares types, if any.
  var typeScope: Scope? {
    var current: Scope? = self
    while let scope = current {
      for case .type in scope.symbols.values { return scope }
      current = scope.parent
    }
    return nil
  }

  /// The outermost scope for members of types declared here: the types of the enclosing bodies.
  /// Their functions are found after the members, through `outside`.
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

  /// The outermost scope.
  var root: Scope { parent?.root ?? self }
}

extension NominalType {
  /// The scope in which a local type is declared.
  var localScope: Scope? {
    get { reading.scope as? Scope }
    set { reading.scope = newValue }
  }
}

extension Function {
  /// The scope in which a local function is declared, since types declared there may call it.
  var localScope: Scope? {
    get { localContext.scope as? Scope }
    set { localContext.scope = newValue }
  }
}
