/// What the methods of a stub return.
extension Stub.Method {
  /// Whether it has a result for which nothing says yet what it is.
  private var lacksValue: Bool { value == nil && result != nil && !isGeneric }

  /// Sets what it returns, unless that is known.
  ///
  /// - Parameters:
  ///   - view: The view that declares it; nil for other types.
  ///   - value: The value of a type; nil for its default value.
  mutating func giveResult(ofView view: String?, _ value: (_ type: String) -> String?) {
    guard lacksValue, let result else { return }
    // `RatingView(rating: $rating).starStyle(.big)`: a modifier of a view gives the view.
    self.value = result == view && !isStatic ? "self" : value(result)
  }

  /// Makes it return the same object on each call, if it returns an object.
  mutating func keepResult(where isObject: (String) -> Bool) {
    guard lacksValue, let result, isObject(result) else { return }
    value = "enum Kept { static let value = \(result)() }; return Kept.value"
  }
}
