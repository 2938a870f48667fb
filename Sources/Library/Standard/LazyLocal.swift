struct _LazyLocal<Value> {
  let make: () -> Value
  var value: Value?
  init(@_implicitSelfCapture wrappedValue: @autoclosure @escaping () -> Value) {
    make = wrappedValue
  }
  var wrappedValue: Value {
    mutating get {
      if let value { return value }
      let fresh = make()
      value = fresh
      return fresh
    }
    set { value = newValue }
  }
}
