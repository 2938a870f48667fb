// Codable conformances of numbers.
//
// Loads with: Encodable, Decodable

extension Int: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(Int.self, "Int")
    if let value = Int(text) {
      self = value
    } else if let number = Double(text), let value = Int(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension UInt: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(UInt.self, "UInt")
    if let value = UInt(text) {
      self = value
    } else if let number = Double(text), let value = UInt(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension Int8: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(Int8.self, "Int8")
    if let value = Int8(text) {
      self = value
    } else if let number = Double(text), let value = Int8(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension UInt8: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(UInt8.self, "UInt8")
    if let value = UInt8(text) {
      self = value
    } else if let number = Double(text), let value = UInt8(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension Int16: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(Int16.self, "Int16")
    if let value = Int16(text) {
      self = value
    } else if let number = Double(text), let value = Int16(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension UInt16: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(UInt16.self, "UInt16")
    if let value = UInt16(text) {
      self = value
    } else if let number = Double(text), let value = UInt16(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension Int32: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(Int32.self, "Int32")
    if let value = Int32(text) {
      self = value
    } else if let number = Double(text), let value = Int32(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension UInt32: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(UInt32.self, "UInt32")
    if let value = UInt32(text) {
      self = value
    } else if let number = Double(text), let value = UInt32(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension Int64: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(Int64.self, "Int64")
    if let value = Int64(text) {
      self = value
    } else if let number = Double(text), let value = Int64(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension UInt64: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(UInt64.self, "UInt64")
    if let value = UInt64(text) {
      self = value
    } else if let number = Double(text), let value = UInt64(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension Double: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(Double.self, "Double")
    if let value = Double(text) {
      self = value
    } else if let number = Double(text), let value = Double(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension Float: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(Float.self, "Float")
    if let value = Float(text) {
      self = value
    } else if let number = Double(text), let value = Float(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
extension CGFloat: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) { node.setNumber(description) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(CGFloat.self, "CGFloat")
    if let value = CGFloat(text) {
      self = value
    } else if let number = Double(text), let value = CGFloat(exactly: number) {
      self = value
    } else {
      throw tree._unfit
    }
  }
}
