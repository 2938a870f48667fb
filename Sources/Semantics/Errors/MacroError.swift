import SourceText

/// What is wrong with the use of a macro, and what `#error` and `#warning` have to say.
package enum MacroError: DiagnosticFact {
  case unknown(String)
  case needsObjectiveC(String)
  /// `isFollowedByBlank`: the compiler names the macro with the blank that follows it.
  case notClass(NominalType, macro: String, isFollowedByBlank: Bool)
  case authored(String)
  /// A function of the program in `#Predicate`; nil for one at the top level.
  case unsupportedInPredicate(String?)
  /// `#selector` of a method that has no name at run time.
  case unexposedSelector(String)
  case addExposure

  package var message: String {
    switch self {
    case .unknown(let name): "no macro named '\(name)'"
    case .needsObjectiveC(let name):
      "'#\(name)' can only be used with the Objective-C runtime"
    case .notClass(let nominal, let macro, let isFollowedByBlank):
      "'@\(macro)' cannot be applied to \(nominal.kind == .enum ? "enumeration" : "\(nominal.kind)") "
        + "type '\(nominal.name)' (from macro '\(macro)\(isFollowedByBlank ? " " : "")')"
    case .authored(let text): text
    case .unsupportedInPredicate(let name):
      (name.map { "The \($0.last == ")" ? $0 : $0 + "()") function is" } ?? "Global functions are")
        + " not supported in this predicate (from macro 'Predicate')"
    case .unexposedSelector(let name):
      "argument of '#selector' refers to instance method '\(name)' that is not exposed to Objective-C"
    case .addExposure: "add '@objc' to expose this instance method to Objective-C"
    }
  }
}
