func print<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  var prefix = ""
  for item in items {
    output.write(prefix)
    output.write(String(describing: item))
    prefix = separator
  }
  output.write(terminator)
}
func debugPrint<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  var prefix = ""
  for item in items {
    output.write(prefix)
    output.write(String(reflecting: item))
    prefix = separator
  }
  output.write(terminator)
}
