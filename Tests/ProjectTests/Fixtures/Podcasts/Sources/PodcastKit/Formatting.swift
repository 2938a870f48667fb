import Foundation

extension Duration {
  /// As "45 min" or "1 h 5 min".
  public var shortText: String {
    let minutes = components.seconds / 60
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours == 0 ? "\(rest) min" : "\(hours) h \(rest) min"
  }

  /// As "3:07".
  public var clockText: String {
    formatted(.time(pattern: .minuteSecond))
  }
}
