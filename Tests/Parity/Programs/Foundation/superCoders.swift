// A subclass that codes its superclass under a key of its own.
import Foundation

class Base: Codable { var a = 1 }
class Sub: Base {
  var b = 2
  enum CodingKeys: CodingKey { case b, parent }
  override init() { super.init() }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    b = try container.decode(Int.self, forKey: .b)
    try super.init(from: container.superDecoder(forKey: .parent))
  }
  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(b, forKey: .b)
    try super.encode(to: container.superEncoder(forKey: .parent))
  }
}
let sub = Sub()
sub.a = 5
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(sub)
print(String(decoding: data, as: UTF8.self), try JSONDecoder().decode(Sub.self, from: data).a)

enum Failure: Error { case odd }
func legacy(_ n: Int, done: @escaping @Sendable (Result<Int, Failure>) -> Void) {
  done(n % 2 == 0 ? .success(n) : .failure(.odd))
}
func modern(_ n: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    legacy(n) { continuation.resume(with: $0) }
  }
}
print(try await modern(4))
do { print(try await modern(3)) } catch { print(error) }
