import Foundation
struct A: Codable { let a: Int }
struct D: Codable { let b: Double }
func tell<T: Decodable>(_ x: T.Type, _ s: String) { do { print(try JSONDecoder().decode(x, from: Data(s.utf8))) } catch { print("refused") } }
tell(A.self, "{\"a\":1,\"b\":1e400}")
tell(A.self, "{\"a\":1,\"b\":[1e999]}")
tell(D.self, "{\"b\":1e400}")
tell([Double].self, "[1e400]")
tell([Double].self, "[1.5, 2]")
tell([Double].self, "[01]")
