func line(_ name: String, _ price: Double, _ count: Int) -> String {
  var text = "\(name): \(price)"
  text += " x\(count)"
  return text
}
