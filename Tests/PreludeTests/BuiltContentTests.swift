import Semantics
import SourceText
import Testing

/// What a view is given by closures that do not escape is built with the view, so that what these read
/// counts as read, whether it is shown or not.
@Suite struct BuiltContentTests {
  @Test func buildersThatDoNotEscapeAreCalled() {
    let library = LibraryDeclarations()
    var unbuilt: [String] = []
    var count = 0
    for function in library.types.flatMap(\.allFunctions) where function.source.isOfViews {
      let built = function.parameters.indices.filter {
        let parameter = function.parameters[$0]
        return parameter.resultBuilder != nil && parameter.isNonEscaping
      }
      // Modifiers that only draw have no code: their arguments are kept as they are.
      guard !built.isEmpty, function.owner !== library.checker.drawingModifiers,
        let body = library.checker.body(of: function)
      else { continue }
      count += built.count
      for index in built where !body.parameters[index].isMentioned {
        unbuilt.append(
          "\(function.owner?.name ?? "").\(function.name): \(function.parameters[index].name)")
      }
    }
    #expect(unbuilt.sorted() == [])
    #expect(count > 200)
  }
}
