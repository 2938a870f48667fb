// Codable conformances of library types.
//
// Loads with: Encodable, Decodable

extension String: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) {
    node.kind = .string
    node.text = self
  }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    if tree._source.kind != .string { throw tree._mismatch(String.self, "String") }
    self = tree._source.text
  }
}
extension Bool: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) {
    node.kind = .boolean
    node.text = self ? "true" : "false"
  }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    if tree._source.kind != .boolean { throw tree._mismatch(Bool.self, "Bool") }
    self = tree._source.text == "true"
  }
}
extension Date: Codable {
  func encode(to encoder: any Encoder) throws {
    try timeIntervalSinceReferenceDate.encode(to: encoder)
  }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    if let readDate = tree._source.settings.readDate {
      self = try readDate(decoder)
    } else {
      self = Date(timeIntervalSinceReferenceDate: try Double(from: decoder))
    }
  }
}
extension UUID: Codable {
  func encode(to encoder: any Encoder) throws { try uuidString.encode(to: encoder) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    guard let value = UUID(uuidString: try String(from: decoder)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: tree.codingPath,
          debugDescription: "Attempted to decode UUID from invalid UUID string."))
    }
    self = value
  }
}
extension URL: Codable {
  func encode(to encoder: any Encoder) throws { try absoluteString.encode(to: encoder) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    guard let value = URL(string: try String(from: decoder)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: tree.codingPath, debugDescription: "Invalid URL string."))
    }
    self = value
  }
}
extension Decimal: Codable, _CodingPrimitive {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  func _write(to node: _CodingNode) {
    node.kind = .number
    node.text = description
  }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    let text = try tree._number(Decimal.self, "Decimal")
    guard let number = Decimal(string: text) else { throw tree._unfit }
    self = number
  }
}
extension Data: Codable {
  func encode(to encoder: any Encoder) throws { try base64EncodedString().encode(to: encoder) }
  init(from decoder: any Decoder) throws {
    let tree = decoder as! _TreeDecoder
    if let readData = tree._source.settings.readData {
      self = try readData(decoder)
      return
    }
    guard let data = Data(base64Encoded: try String(from: decoder)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: tree.codingPath,
          debugDescription: "Encountered Data is not valid Base64."))
    }
    self = data
  }
}
extension CGPoint: Codable {
  func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
  init(from decoder: any Decoder) throws {
    let values = try [CGFloat](from: decoder)
    self.init(x: values[0], y: values[1])
  }
}
extension CGSize: Codable {
  func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
  init(from decoder: any Decoder) throws {
    let values = try [CGFloat](from: decoder)
    self.init(width: values[0], height: values[1])
  }
}
extension Duration: Codable {
  // The attoseconds, as two halves of 64 bits.
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let high = try container.decode(Int64.self)
    let low = try container.decode(UInt64.self)
    if abs(high) > 400_000_000_000_000_000 {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Duration out of range."))
    }
    let (whole, parts) = Int64(1_000_000_000_000_000_000).dividingFullWidth((high, low))
    self.init(secondsComponent: whole, attosecondsComponent: parts)
  }
  func encode(to encoder: any Encoder) throws {
    let (whole, parts) = components
    var (high, low) = whole.multipliedFullWidth(by: 1_000_000_000_000_000_000)
    let (sum, isCarried) = low.addingReportingOverflow(UInt64(bitPattern: parts))
    high += (isCarried ? 1 : 0) - (parts < 0 ? 1 : 0)
    low = sum
    var container = encoder.unkeyedContainer()
    try container.encode(high)
    try container.encode(low)
  }
}
extension Never: Codable {
  init(from decoder: any Decoder) throws {
    throw DecodingError.typeMismatch(
      Never.self,
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "Unable to decode an instance of Never."))
  }
  func encode(to encoder: any Encoder) throws {}
}
extension TaskPriority: Codable {
  init(from decoder: any Decoder) throws { self.init(rawValue: try UInt8(from: decoder)) }
  func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}
