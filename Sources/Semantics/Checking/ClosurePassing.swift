/// How the closure that is checked next is passed, as its parameter declares.
///
/// `closure(_:_:)` takes and resets it, so that it does not apply to nested closures.
struct ClosurePassing: Hashable {
  /// The result builder applied to its body.
  var builder: Type?
  /// Whether it may be called after the call it is passed to has returned.
  var escapes = true
  /// Whether members may be used without `self.`, as in closures of tasks.
  var impliesSelf = false
  /// Whether it is translated to a query instead of being run.
  var isTranslated = false
  /// Its global actor, if it differs from that of the surrounding code.
  var isolation: Isolation?
  /// Whether it is an autoclosure, which an outer `try` or `await` covers.
  var isAutoclosure = false

  /// Takes the attributes of a parameter; the builder is known already.
  mutating func note(_ symbol: ParameterSymbol) {
    escapes = !symbol.isNonEscaping
    impliesSelf = symbol.impliesSelf
    isTranslated = symbol.isTranslated
    isolation = symbol.isolation
  }

  /// Ends the argument: what is checked next is not a closure for that parameter.
  mutating func endArgument() { (escapes, isTranslated, isolation) = (true, false, nil) }
}
