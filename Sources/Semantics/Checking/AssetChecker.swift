import SourceText
import Syntax

/// The names in the asset catalogs of a program.
package struct AssetTable {
  let images: Set<String>
  let colors: Set<String>

  package init(images: Set<String>, colors: Set<String>) {
    (self.images, self.colors) = (images, colors)
  }
}

/// Checks calls that find an image or a color by name. Such functions are marked with
/// `@_asset(image)`.
struct AssetChecker: BodyPart {
  let body: BodyChecker

  /// Notes a name that is missing in the asset catalogs. Only literal names are checked.
  func check(_ function: Function, _ call: Call) {
    guard function.source.isLibrary, !body.source.isLibrary, let table = checker.assets,
      let kind = function.attributes.first(where: { $0.name == "_asset" })?.arguments?.first,
      case .identifier(let word) = kind.value.kind, let argument = call.arguments.first,
      case .stringLiteral(let literal) = argument.value.kind, let name = literal.plainText
    else { return }
    let known = word.name == "color" ? table.colors : table.images
    guard !known.contains(name) else { return }
    checker.report(
      Diagnostic(
        .note, AssetNote.unknown(name, isColor: word.name == "color"), in: body.source,
        at: argument.value.span))
  }
}

/// What is noted of the names of assets.
enum AssetNote: DiagnosticFact {
  case unknown(String, isColor: Bool)

  var message: String {
    switch self {
    case .unknown(let name, let isColor):
      "the asset catalogs have no \(isColor ? "color" : "image") named '\(name)'"
    }
  }
}
