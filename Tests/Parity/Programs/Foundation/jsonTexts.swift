import Foundation
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; let dec = JSONDecoder()
func show<T: Encodable>(_ v: T) { do { print(String(decoding: try enc.encode(v), as: UTF8.self)) } catch { print("error", error) } }
func read<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try dec.decode(t, from: Data(s.utf8))) } catch { print("error", error) } }
struct Address: Codable, Equatable { var street: String; var zip: Int? }
struct Person: Codable, Equatable { var name: String; var age: Int; var tags: [String]; var address: Address?; var scores: [String: Double]; var active = true; var kind: Kind = .user; enum Kind: String, Codable { case user, admin } }
let p = Person(name: "Ann \"q\" / é", age: 3, tags: ["a", "b"], address: Address(street: "S", zip: nil), scores: ["x": 1.5, "y": 2])
show(p); enc.outputFormatting = [.sortedKeys, .prettyPrinted]; show(p); show([] as [Int]); show([:] as [String: Int]); show([[1], []]); enc.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]; show(p); show([1, 2]); show("s/"); show(["k": [1]]); show(Optional<Int>.none); show(1.0); show(0.1); show(1e20); show(1.5e-10); show(true); show([Optional(1), nil]); show(UInt8(3)); show(-0.0); show(123456789.125); show("\u{1}\t\n\r\u{8}\u{c}\u{7f}😀"); show([1: "a"]); show(Decimal(string: "1.25")!); show(URL(string: "https://e.com/a")!); show(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!); show(Data([1, 2])); show(Date(timeIntervalSinceReferenceDate: 5)); show(1..<3); show(CGPoint(x: 1, y: 2)); show(Double.nan); show(Set([1])); show(["b": 1, "a": 2])
