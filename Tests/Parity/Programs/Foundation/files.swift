import Foundation

// What is written can be read again.
struct Note: Codable, Equatable { var title: String }

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-of-a-test")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let file = folder.appendingPathComponent("notes.json")
print(FileManager.default.fileExists(atPath: file.path))
try JSONEncoder().encode([Note(title: "a")]).write(to: file, options: .atomic)
print(FileManager.default.fileExists(atPath: file.path), file.lastPathComponent)
print(try JSONDecoder().decode([Note].self, from: Data(contentsOf: file)))
try "text".write(to: folder.appendingPathComponent("b.txt"), atomically: true, encoding: .utf8)
print(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
print(try String(contentsOf: folder.appendingPathComponent("b.txt"), encoding: .utf8))
try FileManager.default.removeItem(at: folder)
print(FileManager.default.fileExists(atPath: file.path))
do {
  _ = try Data(contentsOf: file)
} catch {
  print(error.localizedDescription)
}
print((try? String(contentsOf: file, encoding: .utf8)) ?? "none")
print(Bundle.main.url(forResource: "missing", withExtension: "json") == nil)
