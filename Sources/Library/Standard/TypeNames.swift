func _typeName(_ type: Any.Type, qualified: Bool = true) -> String {
  qualified ? String(reflecting: type) : String(describing: type)
}
