import Foundation
let fm = FileManager.default; let dir = fm.temporaryDirectory
var isDir: ObjCBool = false
print(fm.fileExists(atPath: dir.path, isDirectory: &isDir), isDir.boolValue)
let f = dir.appendingPathComponent("bindery-x1.txt")
try? fm.removeItem(at: f)
try "hi".write(to: f, atomically: true, encoding: .utf8)
print(fm.fileExists(atPath: f.path), try fm.contentsOfDirectory(atPath: dir.path).contains("bindery-x1.txt"))
let docs = fm.urls(for: .documentDirectory, in: .userDomainMask)[0]
print(docs.lastPathComponent)
try? fm.createDirectory(at: docs, withIntermediateDirectories: true)
let g = docs.appendingPathComponent("bindery-n.json")
try Data("[]".utf8).write(to: g)
print(try fm.contentsOfDirectory(at: docs, includingPropertiesForKeys: nil).map(\.lastPathComponent).contains("bindery-n.json"))
try fm.removeItem(at: g); try fm.removeItem(at: f)
print(fm.fileExists(atPath: g.path), fm.fileExists(atPath: f.path))
let caches = try fm.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
print(fm.fileExists(atPath: caches.path))
