/// How the closure that is checked next is passed: what the parameter that takes it says of it.
///
/// `closure(_:_:)` takes it, so that closures inside are not passed so.
struct ClosurePassing: Hashable {
  /// The result builder that collects its statements.
  var builder: Type?
  /// Whether it may be called when the call it is passed to is over.
  var escapes = true
  /// Whether it may name members without `self`, as those of tasks do.
  var impliesSelf = false
  /// Whether it is made into a query instead of being run.
  var isTranslated = false
  /// Its actor, where that is not the one of the code around.
  var isolation: Isolation?
  /// Whether it is an autoclosure, which `try` and `await` reach into.
  var isAutoclosure = false

  /// Notes what a parameter says; the builder is known already.
  mutating func note(_ symbol: ParameterSymbol) {
    escapes = !symbol.isNonEscaping
    impliesSelf = symbol.impliesSelf
    isTranslated = symbol.isTranslated
    isolation = symbol.isolation
  }

  /// What is checked next is no closure of that parameter.
  mutating func endArgument() { (escapes, isTranslated, isolation) = (true, false, nil) }
}
