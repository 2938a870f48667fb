extension PreludeLibrary {
  /// Ranges are encoded as their bounds, in a list.
  static let rangesText =
    boundedText("Range") + boundedText("ClosedRange")
    + partialText("PartialRangeFrom", "lowerBound") + partialText("PartialRangeUpTo", "upperBound")
    + partialText("PartialRangeThrough", "upperBound") + sequencesText

  private static func boundedText(_ type: String) -> String {
    """

    extension \(type): Encodable where Bound: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(lowerBound)
        try container.encode(upperBound)
      }
    }
    extension \(type): Decodable where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let lower = try container.decode(Bound.self)
        let upper = try container.decode(Bound.self)
        if lower > upper {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "Cannot initialize \\(\(type)<Bound>.self) with a lowerBound (\\(lower)) greater than upperBound (\\(upper))"))
        }
        self.init(uncheckedBounds: (lower: lower, upper: upper))
      }
    }
    """
  }

  private static func partialText(_ type: String, _ bound: String) -> String {
    """

    extension \(type): Encodable where Bound: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(\(bound))
      }
    }
    extension \(type): Decodable where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(try container.decode(Bound.self))
      }
    }
    """
  }

  private static let sequencesText = """

    extension ContiguousArray: Encodable where Element: Encodable {
      func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
    }
    extension ContiguousArray: Decodable where Element: Decodable {
      init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
    }
    extension Duration: Codable {
      // The attoseconds, in two halves of 64 bits.
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
    """
}
