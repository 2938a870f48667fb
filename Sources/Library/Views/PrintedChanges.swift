// `_printChanges` and `_logChanges`: why a body runs.
//
// Loads by member

@_native("view.printChanges") func _printViewChanges(_ name: String)
extension View {
  public static func _printChanges() { _printViewChanges("\(Self.self)") }
  public static func _logChanges() { _printViewChanges("\(Self.self)") }
}
extension ViewModifier {
  public static func _printChanges() { _printViewChanges("\(Self.self)") }
  public static func _logChanges() { _printViewChanges("\(Self.self)") }
}
