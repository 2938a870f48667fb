import Syntax

/// Where parameter packs may be declared.
extension DeclarationRules {
  /// Reports a type with more than one pack, whose arguments would be ambiguous, and an enum with a
  /// pack.
  func checkPacks(of nominal: NominalType, _ declaration: TypeDeclaration) {
    let packs = declaration.generics.parameters.filter(\.isPack)
    guard !packs.isEmpty else { return }
    if nominal.kind == .enum {
      error(PackError.ofEnum, at: nominal.nameSpan)
    }
    for extra in packs.dropFirst() {
      error(PackError.several, at: extra.nameSpan)
    }
  }
}

extension Parameter {
  /// Whether it is variadic or a pack.
  var takesMany: Bool {
    if case .packExpansion? = type?.stripped.0.kind { return true }
    return isVariadic
  }
}
