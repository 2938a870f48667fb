import Foundation

let text = "42 Hello World" as NSString
print(text.length, text.character(at: 3), text.components(separatedBy: "l"), text.hasPrefix("42"), text.hasSuffix("x"))
print(text.integerValue, text.range(of: "Hello"), text.range(of: "o", options: [], range: NSRange(location: 8, length: 6)), text.isEqual(to: "42"))
print(("YES" as NSString).boolValue, ("0" as NSString).boolValue, ("/a/b.c" as NSString).deletingLastPathComponent, ("a/b" as NSString).pathComponents)
print(("f" as NSString).appendingPathExtension("txt") ?? "", NSString.path(withComponents: ["/", "a", "b"]), NSString(format: "%d-%@", 5, "x" as NSString))
let mutable = NSMutableString(string: "abc")
mutable.append("def")
mutable.insert("_", at: 3)
mutable.replaceOccurrences(of: "a", with: "A", range: NSRange(location: 0, length: mutable.length))
mutable.deleteCharacters(in: NSRange(location: 1, length: 2))
print(mutable, mutable.length, mutable as String)
let range = NSRange(location: 2, length: 5)
print(NSLocationInRange(3, range), NSIntersectionRange(range, NSRange(location: 5, length: 9)), NSUnionRange(range, NSRange(location: 0, length: 1)), NSRange(1...3), range.intersection(NSRange(0...1)) as Any)
let array: NSArray = [1, "b", 2.5]
print(array.count, array[1], array.object(at: 0), array.contains("b"), array.index(of: "b"), array.firstObject ?? 0)
for item in array { print(item, terminator: " ") }
print()
let list = NSMutableArray()
list.add("x")
list.add(3)
list.insert("first", at: 0)
list.removeObject(at: 1)
list.replaceObject(at: 1, with: "r")
print(list.count, list, list.map { "\($0)" })
print((["c", "a"] as NSArray).componentsJoined(by: "+"), ([3, 1, 2] as NSArray).sortedArray { ($0 as! Int) < ($1 as! Int) ? .orderedAscending : .orderedDescending })
print(([1, 2, 3] as NSArray) as! [Int], NSArray(array: [1]) == [1] as NSArray)
let dictionary: NSDictionary = ["k": 1, "l": [1, 2]]
print(dictionary.count, dictionary["k"]!, dictionary.object(forKey: "zz") as Any, (dictionary as! [String: Any]).keys.sorted())
let changing = NSMutableDictionary()
changing["a"] = 1
changing.setObject("two", forKey: "b" as NSString)
changing.removeObject(forKey: "a")
print(changing.count, changing["b"]!)
let set = NSSet(array: [1, 2, 2])
print(set.count, set.contains(2))
let counted = NSCountedSet(array: ["x", "y", "x"])
print(counted.count(for: "x"), counted.count)
let object: Any = "s" as NSString
print((object as? String) ?? "none", (NSNumber(value: 3) as? Int) ?? -1)
