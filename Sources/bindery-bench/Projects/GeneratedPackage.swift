import Glibc

/// Generates a package of 200 files and about 30,000 lines: records, their stores, and tests.
struct GeneratedPackage {
  let folder: String
  /// The number of source files, without tests.
  let fileCount = 200

  init(in folder: String) { self.folder = folder }

  /// The file that the benchmark saves repeatedly; one test file depends on it.
  var savedFile: String { "\(folder)/Sources/Store/Store0.swift" }

  /// Writes all files; false if one cannot be written.
  func write() -> Bool {
    let folders = [
      "", "/Sources", "/Sources/Model", "/Sources/Store", "/Tests", "/Tests/StoreTests",
    ]
    for path in folders { mkdir(folder + path, 0o755) }
    guard GeneratedPackage.write(manifest, to: "\(folder)/Package.swift") else { return false }
    for number in 0..<(fileCount / 2) {
      guard
        GeneratedPackage.write(
          records(number), to: "\(folder)/Sources/Model/Model\(number).swift"),
        GeneratedPackage.write(stores(number), to: "\(folder)/Sources/Store/Store\(number).swift")
      else { return false }
    }
    for number in stride(from: 0, to: fileCount / 2, by: 5) {
      let path = "\(folder)/Tests/StoreTests/Store\(number)Tests.swift"
      guard GeneratedPackage.write(tests(number), to: path) else { return false }
    }
    return true
  }

  /// Saves that file again, each time with another text.
  func save(_ count: Int) -> Bool {
    GeneratedPackage.write(stores(0) + "// \(count)\n", to: savedFile)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fputs(text, file) >= 0
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Generated",
      targets: [
        .target(name: "Model"), .target(name: "Store", dependencies: ["Model"]),
        .testTarget(name: "StoreTests", dependencies: ["Store", "Model"]),
      ])

    """
  }

  private func records(_ number: Int) -> String {
    (0..<5).reduce(into: "import Foundation\n") { text, kind in
      text += """

        /// A record of kind \(kind) in file \(number).
        public struct Record\(number)x\(kind): Identifiable, Hashable, Sendable {
          public let id: Int
          public var title: String
          public var amount: Double
          public var tags: [String]

          public init(id: Int, title: String, amount: Double = 0, tags: [String] = []) {
            self.id = id
            self.title = title
            self.amount = amount
            self.tags = tags
          }

          public var summary: String {
            let parts = tags.sorted().map { $0.uppercased() }
            return "\\(title): \\(amount) [\\(parts.joined(separator: ", "))]"
          }

          public func scaled(by factor: Double) -> Record\(number)x\(kind) {
            var copy = self
            copy.amount *= factor
            return copy
          }
        }

        extension Array where Element == Record\(number)x\(kind) {
          public var total: Double { reduce(0) { $0 + $1.amount } }
        }

        """
    }
  }

  private func stores(_ number: Int) -> String {
    (0..<3).reduce(into: "import Foundation\nimport Model\nimport Observation\n") { text, kind in
      text += """

        @Observable
        public final class Store\(number)x\(kind) {
          public var records: [Record\(number)x\(kind)] = []
          public var filter = ""
          public private(set) var changes = 0

          public init() {}

          public var shown: [Record\(number)x\(kind)] {
            filter.isEmpty ? records : records.filter { $0.title.contains(filter) }
          }

          public func add(_ title: String, amount: Double) {
            records.append(Record\(number)x\(kind)(id: records.count, title: title, amount: amount))
            changes += 1
          }

          public func remove(id: Int) {
            guard let index = records.firstIndex(where: { $0.id == id }) else { return }
            records.remove(at: index)
            changes += 1
          }

          public func grouped() -> [String: [Record\(number)x\(kind)]] {
            var groups: [String: [Record\(number)x\(kind)]] = [:]
            for record in records {
              let key = record.tags.first ?? "none"
              groups[key, default: []].append(record)
            }
            return groups
          }

          public var report: String {
            var text = ""
            for record in shown {
              switch record.amount {
              case ..<0: text += "owed "
              case 0: text += "free "
              default: text += "paid "
              }
              text += record.summary + "\\n"
            }
            return text
          }
        }

        """
    }
  }

  private func tests(_ number: Int) -> String {
    """
    import Model
    import Testing

    @testable import Store

    @Suite struct Store\(number)Tests {
      @Test func addsRecords() {
        let store = Store\(number)x0()
        store.add("one", amount: 2)
        #expect(store.records.count == 1)
        #expect(store.records.total == 2)
      }

      @Test func filtersRecords() {
        let store = Store\(number)x1()
        store.add("one", amount: 2)
        store.add("two", amount: -2)
        store.filter = "t"
        #expect(store.shown.map(\\.title) == ["two"])
        #expect(store.report.hasPrefix("owed"))
      }
    }

    """
  }
}
