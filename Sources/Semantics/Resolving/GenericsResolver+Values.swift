import SourceText
import Syntax

/// Integer generic arguments: `Matrix<2, 3>`.
extension GenericsResolver {
  /// The type that represents an integer generic argument; it has no values.
  func genericValue(_ number: Int) -> Type {
    if let known = checker.tables.genericValues[number] { return .nominal(known, []) }
    let nominal = NominalType(
      name: "\(number)", kind: .struct, id: checker.makeTypeID(), outer: nil,
      source: Source(name: "prelude", text: "", isLibrary: true), nameSpan: .none)
    checker.tables.genericValues[number] = nominal
    return .nominal(nominal, [])
  }

  /// The type for an integer literal; nil for a name.
  func genericValue(named text: String) -> Type? {
    guard let first = text.utf8.first, first == 45 || first >= 48 && first <= 57 else { return nil }
    return Int(text.filter { $0 != "_" }).map(genericValue)
  }
}

extension NominalType {
  /// The integer that it represents as a generic argument; nil for other types.
  package var genericValue: Int? { isPrelude ? Int(name) : nil }
}
