// What a lazy property has computed is neither encoded nor decoded.
import Foundation

struct Page: Codable {
  var number = 1
  lazy var title: String? = "Page \(number)"
  lazy var words = [number]
}
var page = Page()
print(page.title ?? "none", page.words)
print(String(data: try JSONEncoder().encode(page), encoding: .utf8)!)
var read = try JSONDecoder().decode(Page.self, from: Data(#"{"number": 3}"#.utf8))
print(read.title ?? "none", read.words)
final class Book: Codable {
  var pages = [Page()]
  lazy var count = pages.count
}
let book = try JSONDecoder().decode(Book.self, from: Data(#"{"pages": [{"number": 7}]}"#.utf8))
print(book.count, book.pages[0].number)
print(String(data: try JSONEncoder().encode(book), encoding: .utf8)!)
