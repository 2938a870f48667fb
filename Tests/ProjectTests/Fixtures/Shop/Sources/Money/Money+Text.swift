extension Money: CustomStringConvertible {
  public var description: String {
    let (units, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = cents < 0 ? "-" : ""
    let digits = rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(currency.symbol)\(units).\(digits)"
  }
}

extension Money: Codable {
  private enum CodingKeys: CodingKey { case cents, currency }
}
