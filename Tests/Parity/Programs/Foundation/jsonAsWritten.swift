import Foundation
struct A: Codable { var z = 1; var a: [String: [Int]] = ["k": [], "b": [1, 2]]; var s = "q\"/\n"; var o: Double? = 2.0; var e: [A] = []; var n: [[Bool]] = [[true], []] }
for f: JSONEncoder.OutputFormatting in [[.sortedKeys], [.prettyPrinted, .sortedKeys], [.sortedKeys, .withoutEscapingSlashes]] {
  let e = JSONEncoder(); e.outputFormatting = f
  print(String(decoding: try e.encode([A(e: [A()])]), as: UTF8.self))
}
for t in ["[1,]", "[,]", "{\"a\":1,}", "{\"a\"1}", "\"a\\u00e9\\n\"", "[1 2]", "tru", "-", "01", "1.e3", "1e+5", "[\"\\ud83d\\ude00\"]", "[\"\\ud83d\"]", " [ ] ", "", "nul", "{}x"] {
  print(t, (try? JSONDecoder().decode([Double].self, from: Data(t.utf8))) as Any, (try? JSONSerialization.jsonObject(with: Data(t.utf8), options: .fragmentsAllowed)).map { "\($0)" } ?? "bad")
}
