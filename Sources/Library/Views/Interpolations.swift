// String interpolations with a specifier, format, formatter or default.

func _interpolated<T: CVarArg>(_ value: T, specifier: String) -> String {
  String(format: specifier, value)
}
func _interpolated<F: FormatStyle>(_ value: F.FormatInput, format: F) -> String
where F.FormatOutput == String {
  format.format(value)
}
func _interpolated<T>(_ value: T, formatter: Formatter) -> String {
  formatter.string(for: value) ?? ""
}
func _interpolated(_ date: Date, style: Text.DateStyle) -> String { style._text(date) }
func _interpolated<T>(_ value: T?, default text: @autoclosure () -> String) -> String {
  if let value { return "\(value)" }
  return text()
}
