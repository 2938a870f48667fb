import Foundation

// Arrays, dictionaries and sets as objects.
let letters: NSArray = ["b", "a", "d", "c"]
print(
  letters.sortedArray(comparator: { ($0 as! String).compare($1 as! String) }),
  letters.object(at: 1), letters.index(of: "d"), letters.contains("z"))
print(
  letters.indexOfObject(passingTest: { value, _, _ in (value as! String) > "b" }),
  letters.indexesOfObjects(passingTest: { value, i, _ in i % 2 == 0 }).map { $0 },
  letters.objects(at: IndexSet([0, 3])))
for x in letters.reverseObjectEnumerator() { print(x, terminator: " ") }
let e = letters.objectEnumerator()
while let x = e.nextObject() { print(x, terminator: ";") }
print()
letters.enumerateObjects(options: .reverse) { value, i, stop in
  print(i, value, terminator: " ")
  if i == 1 { stop.pointee = true }
}
print(
  letters.firstObjectCommon(with: ["x", "d", "a"]) ?? "none",
  letters.index(of: "a", in: NSRange(location: 2, length: 2)) == NSNotFound)
let copy = letters.mutableCopy() as! NSMutableArray
copy.removeObjects(in: ["a", "q"])
copy.add("z")
copy.insert("y", at: 0)
print(copy, copy.count)
copy.removeObjects(at: IndexSet(integer: 0))
copy.replaceObjects(at: IndexSet([0, 1]), with: ["B", "D"])
print(copy.componentsJoined(by: "-"))
copy.setArray(["m", "n"])
copy.addObjects(from: ["o"])
copy.sort(comparator: { ($1 as! String).compare($0 as! String) })
print(copy as! [String])
copy.removeObject(at: 0)
copy.exchangeObject(at: 0, withObjectAt: 1)
print(copy.copy() as! NSArray == ["m", "n"] as NSArray, copy.firstObject!, copy.lastObject!)
copy.removeObjects(in: NSRange(location: 0, length: 1))
print(
  copy.count, NSArray(array: [1, 2], copyItems: false).isEqual(to: [1, 2]),
  NSArray(object: "solo").count)
let d = NSDictionary(objects: ["one", "two"], forKeys: ["1" as NSString, "2" as NSString])
print(d.object(forKey: "1") ?? "-", d["2"] ?? "-", d.count)
let single = NSDictionary(object: 5, forKey: "five" as NSString)
print(single, single.objects(forKeys: ["five", "six"], notFoundMarker: "none"))
single.enumerateKeysAndObjects { key, value, stop in
  print(key, value)
  stop.pointee = true
}
let ages: NSDictionary = ["ann": 31, "bob": 25, "cid": 40]
print(ages.keysOfEntries(passingTest: { _, v, _ in (v as! Int) > 30 }).count)
print(
  (ages.keyEnumerator().allObjects as! [String]).sorted(),
  (ages.objectEnumerator().allObjects as! [Int]).sorted())
let md = ages.mutableCopy() as! NSMutableDictionary
md.removeObjects(forKeys: ["ann", "bob"])
md.setObject("new", forKey: "k" as NSString)
md["x"] = 1
print(md.count, md.object(forKey: "k")!)
md.setDictionary(["only": 1])
print(md)
let s = NSSet(array: ["a", "b", "c"])
print(
  s.member("a") ?? "-", s.intersects(["c", "x"]), s.isSubset(of: ["a", "b", "c", "d"]),
  s.adding("z").count, s.isEqual(to: ["c", "b", "a"]),
  s.objects(passingTest: { v, _ in (v as! String) != "a" }).count)
let ms = s.mutableCopy() as! NSMutableSet
ms.union(["q"])
ms.minus(["a"])
print((ms.allObjects as! [String]).sorted())
ms.intersect(["q", "b"])
print(ms.count)
ms.setSet(["w"])
print(ms, ms.anyObject()!)
var seen: [String] = []
s.enumerateObjects { v, _ in seen.append(v as! String) }
print(
  seen.sorted(), NSSet(object: 1).count, NSSet(objects: 1, 2, 2).count, NSSet(set: [1, 2]).count)
let counted = NSCountedSet(array: ["x", "y", "x"])
counted.add("x")
print(counted.count(for: "x"), counted.count(for: "n"), counted.count, counted.contains("y"))
let o = NSOrderedSet(array: ["c", "a", "b"])
print(
  o.count, o.index(of: "b"), o.object(at: 0), o.contains("q"), o.array as! [String], o.firstObject!,
  o.lastObject!, o[1])
print(
  o, o.reversed.array as! [String], o.set.count, o.intersects(NSOrderedSet(array: ["a"])),
  o.isSubset(of: NSOrderedSet(array: ["c", "a", "b", "z"])),
  o == NSOrderedSet(array: ["c", "a", "b"]))
let mo = NSMutableOrderedSet(array: ["x", "y"])
mo.add("x")
mo.add("z")
mo.insert("w", at: 0)
mo.remove("y")
mo.moveObjects(at: IndexSet(integer: 2), to: 0)
print(mo.array as! [String])
mo.addObjects(from: ["k", "x"])
mo.exchangeObject(at: 0, withObjectAt: 1)
mo.removeObject(at: 1)
print(mo.array as! [String], mo.count)
mo.union(NSOrderedSet(array: ["u"]))
mo.minus(NSOrderedSet(array: ["k"]))
mo.sort(comparator: { ($0 as! String).compare($1 as! String) })
print(mo.array as! [String])
mo.removeAllObjects()
print(mo.count)
for x in o { print(x, terminator: " ") }
o.enumerateObjects { v, i, _ in print(i, v, terminator: " ") }
print(o.sortedArray(comparator: { ($0 as! String).compare($1 as! String) }))
