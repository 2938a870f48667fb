import Foundation
print(_typeName(Int.self), _typeName([String: Double?].self), _typeName(Int.self, qualified: false))
struct Q { enum R {} }
print(_typeName(Q.R.self), _typeName(Q.R.self, qualified: false))
print(sinf(1), atan2f(1, 2), hypotf(3, 4), fmodf(7, 4), expf(1), cbrtf(27), copysignf(1, -2), fmaxf(1, 2), truncf(-1.5), logf(2), fmaf(1,2,3), lroundf(2.5), type(of: ceilf(1)))
for enc in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .utf8] {
  struct A: Codable { var n: Int; var s: String }
  let d = #"{"n": 3, "s": "é"}"#.data(using: enc)!
  print(enc, (try? JSONDecoder().decode(A.self, from: d).s) as Any, ((try? JSONSerialization.jsonObject(with: d)) as? [String: Any])?["n"] as Any)
}
print((try? JSONDecoder().decode(Int.self, from: Data([0xEF, 0xBB, 0xBF]) + Data("7".utf8))) as Any)
let r = try NSRegularExpression(pattern: "^a")
let all: NSRegularExpression.MatchingOptions = [.reportProgress, .reportCompletion, .anchored, .withTransparentBounds, .withoutAnchoringBounds]
print(all.rawValue, r.numberOfMatches(in: "aa", options: [], range: NSRange(location: 1, length: 1)), r.numberOfMatches(in: "aa", options: .withoutAnchoringBounds, range: NSRange(location: 1, length: 1)))
DispatchQueue.global(priority: .high).sync { print("h") }
DispatchQueue.global(priority: .default).sync { print("d") }
print(JSONSerialization.ReadingOptions.allowFragments == .fragmentsAllowed)
let s = "aéb"
print(s.endIndex.encodedOffset, s[String.Index(encodedOffset: 3)...])
