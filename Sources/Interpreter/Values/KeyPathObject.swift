package import Semantics

/// A key path: the components from a root to a value.
package final class KeyPathObject: HeapObject {
  /// One step of a key path.
  package enum Component {
    case property(Property)
    /// The key path owns the arguments and type arguments.
    case subscriptElement(Subscript, arguments: [Value], typeArguments: [RuntimeType])
    case tupleElement(Int)
    case optionalChain
    case forceUnwrap
    /// Wraps the result in an optional, at the end of an optional chain.
    case wrapOptional
  }

  /// The steps, from the root on.
  package let components: [Component]

  /// A key path of a type such as `WritableKeyPath<Root, Value>`.
  package init(type: RuntimeType?, components: [Component]) {
    self.components = components
    super.init(type: type)
  }

  deinit {
    for case .subscriptElement(_, let arguments, _) in components {
      for argument in arguments { argument.release() }
    }
  }

  /// `self.appending(path: other)`.
  package func appending(_ other: KeyPathObject, type: RuntimeType?) -> KeyPathObject {
    for case .subscriptElement(_, let arguments, _) in components + other.components {
      for argument in arguments { argument.retain() }
    }
    return KeyPathObject(type: type, components: components + other.components)
  }

  /// The names of the components, without the root: `author.name`.
  package var path: String {
    let text = components.map(\.text).joined()
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }
}

extension KeyPathObject.Component {
  /// The component as it is written after others: `.name`, `?`.
  package var text: String {
    switch self {
    case .property(let property): "." + property.name
    case .subscriptElement(_, let arguments, _):
      // A dynamic member is written as the key path that its subscript takes.
      if arguments.count == 1, arguments[0].kind == .keyPath {
        ".\(arguments[0].keyPath.path)"
      } else {
        ".subscript(_:)"
      }
    case .tupleElement(let index): ".\(index)"
    case .optionalChain, .wrapOptional: "?"
    case .forceUnwrap: "!"
    }
  }
}
