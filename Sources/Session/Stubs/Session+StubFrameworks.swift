import Prelude
import Semantics
import SourceText

/// Frameworks: those that are not there, and those whose names a document means otherwise.
extension Session {
  /// `Widget(title: "Sales")`: a type that stands in where the library's of that name does not fit.
  func shadow(_ diagnostic: Diagnostic, _ quoted: [String], _ guess: StubGuess) -> String? {
    let isMisfit = [
      "has no member", "is not a member type of", "reference to generic type", "conform to",
      "incorrect argument label", "extra argument", "missing argument",
    ].contains(where: diagnostic.message.contains)
    guard isMisfit, !world.importsOtherFrameworks else { return nil }
    let meant = quoted.map(\.plainTypeName) + diagnostic.source.names(in: diagnostic.span)
    guard
      let name = meant.first(where: PreludeLibrary.namesOfOtherFrameworks.contains),
      !isStub(name), world.checker.type(named: name)?.isPrelude ?? false
    else { return nil }
    return begin(name, guess)
  }

  /// A framework that is not there.
  func addModule(_ diagnostic: Diagnostic, _ quoted: [String]) -> String? {
    guard diagnostic.message.hasPrefix("no such module"), let name = quoted.first,
      !world.checker.knownModules.contains(name)
    else { return nil }
    if isStub(name) {
      world.checker.knownModules.insert(name)
    } else {
      setStub(Stub(name: name, kind: .module))
    }
    return name
  }
}

extension String {
  /// `Timeline` of `any Timeline`, `[Timeline]` and `Timeline<_>`.
  fileprivate var plainTypeName: String {
    let own = hasPrefix("any ") ? dropFirst(4) : self[...]
    return String(own.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
