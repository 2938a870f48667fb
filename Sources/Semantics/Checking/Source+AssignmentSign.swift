import SourceText

extension Source {
  /// The `=` between the two sides of an assignment; nil where no text is behind them.
  func assignmentSign(between place: Span, _ value: Span) -> Span? {
    let (start, end) = (Int(place.end), Int(value.start))
    guard start < end, end <= bytes.count,
      let sign = bytes[start..<end].firstIndex(of: UInt8(ascii: "="))
    else { return nil }
    return Span(sign, sign + 1)
  }
}
