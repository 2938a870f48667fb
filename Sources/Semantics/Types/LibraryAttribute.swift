internal import Syntax

/// An attribute that the library gives to one of its own types, in plain values:
/// `@_control(.slider, value: _value)`.
///
/// Those that begin with an underscore mean nothing to the checker. They are for whoever runs the
/// library, who reads them when a value of the type first comes by.
package struct LibraryAttribute {
  package enum Argument: Equatable {
    /// A stored property, a function or a type: `_value`.
    case name(String)
    /// One of the words that the attribute knows: `.slider`.
    case word(String)
    case text(String)
    /// Something else, which no attribute takes.
    case other
  }

  package let name: String
  package let arguments: [(label: String?, value: Argument)]

  init(_ attribute: Attribute) {
    name = attribute.name
    arguments = (attribute.arguments ?? []).map { argument in
      (argument.label, LibraryAttribute.value(of: argument.value))
    }
  }

  private static func value(of expression: Expression) -> Argument {
    switch expression.kind {
    case .identifier(let identifier): .name(identifier.name)
    case .implicitMember(let identifier): .word(identifier.name)
    case .stringLiteral(let literal): literal.plainText.map(Argument.text) ?? .other
    default: .other
    }
  }
}

extension NominalType {
  /// What the library says of the type to whoever runs it, in order; nothing for types of the program.
  package var libraryAttributes: [LibraryAttribute] {
    isPrelude ? attributes.filter { $0.name.hasPrefix("_") }.map(LibraryAttribute.init) : []
  }
}
