// Codable conformances of ranges.
//
// Twin: PartialRangeUpTo=PartialRangeThrough, Range=ClosedRange
// Loads with: Encodable, Decodable

extension Range: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}
extension Range: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let lower = try container.decode(Bound.self)
    let upper = try container.decode(Bound.self)
    if lower > upper {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "Cannot initialize \(Range<Bound>.self) with a lowerBound (\(lower)) greater than upperBound (\(upper))"
        ))
    }
    self.init(uncheckedBounds: (lower: lower, upper: upper))
  }
}
extension PartialRangeUpTo: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(upperBound)
  }
}
extension PartialRangeUpTo: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Bound.self))
  }
}
