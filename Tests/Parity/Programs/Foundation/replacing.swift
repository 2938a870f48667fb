import Foundation
print(
  "hello world".replacingOccurrences(of: "o", with: "0"), "aXbX".replacingOccurrences(of: "x", with: "-", options: .caseInsensitive),
  "hello".range(of: "ll").map { "hello".distance(from: "hello".startIndex, to: $0.lowerBound) } as Any, "hello".range(of: "z") as Any, "Hello".range(of: "hE", options: .caseInsensitive) != nil,
  "abab".range(of: "ab", options: .backwards)!.lowerBound == "abab".index("abab".startIndex, offsetBy: 2))
