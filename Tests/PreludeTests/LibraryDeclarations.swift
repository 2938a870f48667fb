import Prelude
import Semantics

/// All types of the library, with their members.
struct LibraryDeclarations {
  let checker = TypeChecker()
  private(set) var types: [NominalType] = []

  init() {
    for module in Set(PreludeLibrary.files.flatMap(\.modules)) {
      checker.libraryLoader.importModule(String(module))
    }
    for name in Set(PreludeLibrary.names(of: PreludeLibrary.files)).sorted() {
      for case .type(let type) in checker.globals(named: name) { add(type) }
    }
  }

  private mutating func add(_ type: NominalType) {
    guard type.isPrelude else { return }
    // Has the members declared.
    _ = checker.memberListing.memberNames(of: .nominal(type, []), isStatic: false)
    types.append(type)
    for case .type(let inner) in type.memberOrder { add(inner) }
  }
}
