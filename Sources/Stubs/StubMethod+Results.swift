/// What the methods of a stub return.
extension Stub.Method {
  /// What it returns if its result has no neutral value: nothing.
  static let trap = "fatalError()"

  /// Whether it has a result for which nothing says yet what it is.
  private var lacksValue: Bool { value == nil && result != nil && !isGeneric }

  /// Sets what it returns, unless that is known.
  ///
  /// - Parameters:
  ///   - owner: The type that declares it, if methods that give one give the same: a view, or a type of
  ///     the library.
  ///   - value: The value of a type; nil for its default value.
  mutating func giveResult(ofOwner owner: String?, _ value: (_ type: String) -> String?) {
    // A type of the program may be known now that was not when the result was inferred.
    if self.value == Self.trap, let known = result.flatMap(value) { self.value = known }
    guard lacksValue, let result else { return }
    // `RatingView(rating: $rating).starStyle(.big)`, `name.shortened(to: 10)`.
    self.value = result == owner && !isStatic ? "self" : value(result)
  }

  /// Makes it return the same object on each call, if it returns an object.
  mutating func keepResult(where isObject: (String) -> Bool) {
    guard lacksValue, let result, isObject(result) else { return }
    value = "enum Kept { static let value = \(result)() }; return Kept.value"
  }
}
