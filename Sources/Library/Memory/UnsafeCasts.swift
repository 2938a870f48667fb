func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
  if MemoryLayout<T>.size != MemoryLayout<U>.size {
    _fault("Can't unsafeBitCast between types of different sizes")
  }
  if let same = x as? U { return same }
  return _value(U.self, _bytes(of: x, T.self))
}
func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T { x as! T }
