protocol CustomStringConvertible {
  var description: String { get }
}
protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}
protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}
