import Syntax

/// Where parameter packs may be declared.
extension DeclarationRules {
  /// A type has one pack at most, so that its arguments can be told apart, and an enum none.
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
  /// Whether it takes as many arguments as there are.
  var takesMany: Bool {
    if case .packExpansion? = type?.stripped.0.kind { return true }
    return isVariadic
  }
}
