import SourceText

/// Errors about uses of macros, and the messages of `#error` and `#warning`.
package enum MacroError: DiagnosticFact {
  case unknown(String)
  case needsObjectiveC(String)
  /// `isFollowedBySpace`: whether swiftc's wording has a space after the macro's name.
  case notClass(NominalType, macro: String, isFollowedBySpace: Bool)
  case authored(String)
  /// A function of the program used in `#Predicate`; nil for a global function.
  case unsupportedInPredicate(String?)
  /// `#selector` of a method that is not exposed to the runtime.
  case unexposedSelector(String)
  case addExposure

  package var message: String {
    switch self {
    case .unknown(let name): "no macro named '\(name)'"
    case .needsObjectiveC(let name):
      "'#\(name)' can only be used with the Objective-C runtime"
    case .notClass(let nominal, let macro, let isFollowedBySpace):
      "'@\(macro)' cannot be applied to \(nominal.kind == .enum ? "enumeration" : "\(nominal.kind)") "
        + "type '\(nominal.name)' (from macro '\(macro)\(isFollowedBySpace ? " " : "")')"
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
