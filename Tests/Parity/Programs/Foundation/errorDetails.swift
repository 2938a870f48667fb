import Foundation

enum Refusal: LocalizedError {
  case full, closed
  var errorDescription: String? { self == .full ? "It is full." : nil }
  var failureReason: String? { "Too many came." }
  var recoverySuggestion: String? { "Come later." }
  var helpAnchor: String? { "doors" }
}
let error = Refusal.full as NSError
print(error.localizedDescription, error.localizedFailureReason ?? "nil", error.localizedRecoverySuggestion ?? "nil", error.helpAnchor ?? "nil")

struct Denied: CustomNSError {
  static var errorDomain: String { "doors" }
  var errorCode: Int { 7 }
  var errorUserInfo: [String: Any] { ["room": 1, NSLocalizedDescriptionKey: "Keep out."] }
}
let denied = Denied() as NSError
print(denied.domain, denied.code, denied.userInfo["room"] ?? "nil", Denied().localizedDescription)
