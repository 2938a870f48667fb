import Foundation

struct A: Codable { var x: Int; var y: Int8? }
func attempt<T: Decodable>(_ type: T.Type, _ text: String) {
  do {
    print(try JSONDecoder().decode(type, from: Data(text.utf8)))
  } catch {
    let object = error as NSError
    print(text, error.localizedDescription, object.domain, object.code)
  }
}
attempt(A.self, "{}")
attempt(A.self, #"{"x":"a"}"#)
attempt(A.self, #"{"x":null}"#)
attempt(A.self, "{x")
attempt(A.self, #"{"x":1,"y":300}"#)
do { _ = try JSONDecoder().decode([UInt].self, from: Data("[-1]".utf8)) } catch { print(error) }
do { _ = try JSONEncoder().encode(Double.nan) } catch { print((error as NSError).code, error.localizedDescription) }
for text in ["{bad", "[1,", "\"a\""] {
  do {
    print(try JSONSerialization.jsonObject(with: Data(text.utf8)))
  } catch {
    print((error as NSError).domain, (error as NSError).code, error.localizedDescription)
  }
}
print(try JSONSerialization.jsonObject(with: Data("\"a\"".utf8), options: .fragmentsAllowed))
do { _ = try String(contentsOfFile: "/nope", encoding: .utf8) } catch { print((error as NSError).domain, (error as NSError).code, error.localizedDescription) }
let missing = CocoaError(.fileReadNoSuchFile)
print(missing, missing.localizedDescription, missing.errorCode, CocoaError.errorDomain)
print(CocoaError(.formatting), CocoaError(.formatting).localizedDescription)
print((URLError(.badURL) as NSError).domain, (URLError(.badURL) as NSError).code)
print(URL(fileURLWithPath: "/tmp/a b.txt"), URL(fileURLWithPath: "/tmp/x/../y").standardized, URL(fileURLWithPath: "/tmp/x/../y").standardized.path)
print(URL(string: "?a=1", relativeTo: URL(string: "http://h.com/p/x")!)!.absoluteString)
let any: Any = "b"
print((any as! AnyHashable) == AnyHashable("b"), any is AnyHashable)
struct Plain {}
print((Plain() as Any) is AnyHashable, ([1, "x"] as [Any]).compactMap { $0 as? AnyHashable }.count)
