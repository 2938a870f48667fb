import SourceText

/// Errors about parameter packs that are misplaced or lack `repeat` or `each`.
package enum PackError: DiagnosticFact {
  case expansionWithoutPack(Type)
  case misplacedExpansion(Type)
  case eachOfNonPack(Type)
  case withoutRepeat(String)
  case withoutEach(String)
  case ofEnum
  case several

  package var message: String {
    switch self {
    case .expansionWithoutPack(let type):
      "pack expansion '\(type)' must contain at least one pack reference"
    case .misplacedExpansion(let type):
      "pack expansion \(type) can only appear in a function parameter list, tuple element, or "
        + "generic argument of a variadic type"
    case .eachOfNonPack(let type): "'each' cannot be applied to non-pack type '\(type)'"
    case .withoutRepeat(let name):
      "pack reference '\(name)' requires expansion using keyword 'repeat'"
    case .withoutEach(let name): "type pack '\(name)' must be referenced with 'each'"
    case .ofEnum: "enums cannot declare a type pack"
    case .several: "generic type cannot declare more than one type pack"
    }
  }
}
