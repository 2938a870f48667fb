import Foundation

let fm = FileManager.default
let dir = fm.temporaryDirectory.appendingPathComponent("lib-o3-test")
try? fm.removeItem(at: dir)
try fm.createDirectory(at: dir, withIntermediateDirectories: true)
let f = dir.appendingPathComponent("a.txt")
let g = dir.appendingPathComponent("sub/b.txt")
let h = dir.appending(path: "c.txt", directoryHint: .notDirectory)
try "one\ntwo\n".write(to: f, atomically: true, encoding: .utf8)
try fm.createDirectory(at: g.deletingLastPathComponent(), withIntermediateDirectories: false)
try Data("deep".utf8).write(to: g)
print(
  try fm.contentsOfDirectory(atPath: dir.path).sorted(),
  try fm.subpathsOfDirectory(atPath: dir.path).sorted(), fm.subpaths(atPath: dir.path)!.count)
print(
  fm.isReadableFile(atPath: f.path), fm.isWritableFile(atPath: f.path),
  fm.isExecutableFile(atPath: f.path), fm.isDeletableFile(atPath: f.path),
  fm.displayName(atPath: f.path))
try fm.copyItem(at: f, to: h)
print(
  fm.contentsEqual(atPath: f.path, andPath: h.path),
  fm.contentsEqual(atPath: f.path, andPath: g.path))
let attrs = try fm.attributesOfItem(atPath: f.path)
print(
  attrs[.size] as! Int, attrs[.type] as! FileAttributeType == .typeRegular,
  attrs[.modificationDate] is Date)
try fm.setAttributes([.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: f.path)
print(try fm.attributesOfItem(atPath: f.path)[.modificationDate]!)
let e = fm.enumerator(atPath: dir.path)!
var names: [String] = []
while let n = e.nextObject() as? String { names.append(n) }
print(names.sorted())
if let en = fm.enumerator(
  at: dir, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
{
  var found: [String] = []
  for case let u as URL in en {
    let v = try u.resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey, .fileSizeKey])
    found.append(
      "\(u.lastPathComponent) \(v.isRegularFile!) \(v.isDirectory!) \(v.isRegularFile! ? v.fileSize ?? -1 : 0)"
    )
  }
  print(found.sorted())
}
print(
  try fm.contentsOfDirectory(at: dir, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    .map(\.lastPathComponent).sorted())
let fh = try FileHandle(forReadingFrom: f)
print(
  String(data: fh.readData(ofLength: 3), encoding: .utf8)!, try fh.offset(),
  String(data: try fh.readToEnd()!, encoding: .utf8)!.count, try fh.read(upToCount: 5) as Any)
try fh.seek(toOffset: 4)
print(String(decoding: fh.readDataToEndOfFile(), as: UTF8.self))
try fh.close()
let w = try FileHandle(forWritingTo: f)
try w.seekToEnd()
try w.write(contentsOf: Data("three\n".utf8))
w.closeFile()
print(try String(contentsOf: f, encoding: .utf8).split(separator: "\n"))
let up = FileHandle(forUpdatingAtPath: f.path)!
up.seek(toFileOffset: 0)
up.write(Data("ONE".utf8))
try up.truncate(atOffset: 5)
up.closeFile()
print(
  try String(contentsOfFile: f.path, encoding: .utf8), FileHandle(forReadingAtPath: "/nope") == nil)
try fm.moveItem(at: h, to: dir.appendingPathComponent("moved.txt"))
try fm.removeItem(at: g)
print(try fm.subpathsOfDirectory(atPath: dir.path).sorted(), fm.fileExists(atPath: h.path))
do { try fm.createDirectory(at: dir, withIntermediateDirectories: false) } catch let e as CocoaError
{ print(e.code == .fileWriteFileExists, e.code.rawValue) }
do { _ = try String(contentsOf: dir.appendingPathComponent("zz"), encoding: .utf8) } catch {
  print((error as NSError).code, (error as NSError).domain)
}
do { try fm.removeItem(atPath: "/nope/zz") } catch CocoaError.fileNoSuchFile {
  print("no such file")
}
print(
  (try? f.checkResourceIsReachable()) ?? false,
  try f.resourceValues(forKeys: [.nameKey]).name ?? "", fm.isReadableFile(atPath: "/nope"))
var isDir: ObjCBool = false
print(fm.fileExists(atPath: dir.path, isDirectory: &isDir), isDir.boolValue)
try fm.createSymbolicLink(at: dir.appendingPathComponent("ln"), withDestinationURL: f)
print(
  try fm.destinationOfSymbolicLink(atPath: dir.appendingPathComponent("ln").path).hasSuffix("a.txt")
)
print(fm.changeCurrentDirectoryPath(dir.path), fm.currentDirectoryPath.hasSuffix("lib-o3-test"))
try fm.removeItem(at: dir)
print(fm.fileExists(atPath: dir.path))
print(
  f.appendingPathExtension("bak").lastPathComponent, f.deletingPathExtension().lastPathComponent,
  f.pathExtension, URL(filePath: "/a/b/", directoryHint: .isDirectory).path,
  URL(filePath: "/x").appending(component: "y z").path(),
  URL(filePath: "/x").appending(components: "p", "q").path)
