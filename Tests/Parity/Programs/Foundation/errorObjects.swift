import Foundation

// Errors as objects, and what else of Foundation's classes documents mention.
func check(_ age: Int) throws {
  if age < 0 {
    throw NSError(
      domain: "com.example", code: 42, userInfo: [NSLocalizedDescriptionKey: "Too young"])
  }
}
do { try check(-1) } catch let error as NSError {
  print(error.domain, error.code, error.localizedDescription)
}
do { try check(-1) } catch { print(error.localizedDescription) }
print(NSError(domain: "a", code: 1).localizedDescription, NSError(domain: "a", code: 1))

let five: NSNumber = 5
let half: NSNumber = 0.5
print(five.intValue, half.doubleValue, five == 5, NSNumber(value: true).boolValue)

let text: NSString = "hello world"
print(text.length, text.uppercased, text)
print(text.substring(with: NSRange(location: 6, length: 5)))
print(NSString(string: "folder").appendingPathComponent("file.txt"))
print(NSString(string: "file.txt").pathExtension, NSString(string: "a/b.c").lastPathComponent)

print(NSRange(location: 1, length: 3), NSMakeRange(1, 2).upperBound, NSNotFound == Int.max)
let word = "naïve"
let range = NSRange(word.startIndex..., in: word)
print(range.location, range.length, NSMaxRange(range))

let large = NSPredicate { value, _ in (value as? Int ?? 0) > 3 }
print(large.evaluate(with: 4), large.evaluate(with: 2), NSPredicate(value: true).evaluate(with: nil))
