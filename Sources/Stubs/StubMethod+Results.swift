/// What the methods of a stub return.
extension [Stub.Method] {
  /// Sets what methods return that have no value yet.
  ///
  /// - Parameters:
  ///   - view: The view that declares them; nil for other types.
  ///   - value: The value of a type; nil for its default value.
  mutating func giveResults(ofView view: String?, _ value: (_ type: String) -> String?) {
    for index in indices where self[index].value == nil && !self[index].isGeneric {
      guard let result = self[index].result else { continue }
      // `RatingView(rating: $rating).starStyle(.big)`: a modifier of a view gives the view.
      let isModifier = result == view && !self[index].isStatic
      self[index].value = isModifier ? "self" : value(result)
    }
  }

  /// Makes methods that return objects return the same one on each call.
  mutating func keepResults(where isObject: (String) -> Bool) {
    for index in indices where self[index].value == nil && !self[index].isGeneric {
      guard let result = self[index].result, isObject(result) else { continue }
      self[index].value = "enum Kept { static let value = \(result)() }; return Kept.value"
    }
  }
}
