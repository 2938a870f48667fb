import Glibc

/// The tables that all groups print: name, two measurements, their ratio, and the required ratio.
enum BenchTable {
  /// Two measurements of the same work.
  struct Row {
    let name: String
    let ours: Double
    let theirs: Double
    /// The least acceptable ratio; nil if the row is only for information.
    var must: Double?

    /// The speedup: their time divided by ours.
    var ratio: Double { theirs / ours }

    var isHeld: Bool { must.map { ratio >= $0 } ?? true }
  }

  static func heading(_ unit: String, _ ours: String, _ theirs: String) {
    if BenchOptions.current.isJSON { return }
    print(columns(unit, ours, theirs, "ratio", "must"))
  }

  /// Prints a row and returns it.
  static func show(_ row: Row) -> Row {
    if BenchOptions.current.isJSON {
      printObject(
        row.name,
        [("ours", row.ours), ("theirs", row.theirs), ("ratio", row.ratio), ("must", row.must)])
      return row
    }
    print(
      columns(
        row.name, text(row.ours), text(row.theirs), text(row.ratio) + "x",
        row.must.map { ">= \(text($0))x" } ?? "", row.must == nil ? "" : mark(row.isHeld)))
    return row
  }

  /// Prints a single measurement.
  static func show(_ name: String, _ value: Double) {
    if BenchOptions.current.isJSON { return printObject(name, [("value", value)]) }
    print(columns(name, text(value)))
  }

  static func gate(_ name: String, _ value: Double, atLeast bound: Double) -> Bool {
    if BenchOptions.current.isJSON {
      printObject(name, [("value", value), ("atLeast", bound)])
      return value >= bound
    }
    print(columns(name, text(value), "", "", ">= \(text(bound))", mark(value >= bound)))
    return value >= bound
  }

  static func gate(_ name: String, _ value: Double, atMost bound: Double) -> Bool {
    if BenchOptions.current.isJSON {
      printObject(name, [("value", value), ("atMost", bound)])
      return value <= bound
    }
    print(columns(name, text(value), "", "", "<= \(text(bound))", mark(value <= bound)))
    return value <= bound
  }

  /// Shows on a terminal what is being measured; "" clears the line.
  static func progress(_ name: String) {
    guard isatty(2) != 0 else { return }
    let text = "\r\u{1B}[K" + name
    write(2, text, text.utf8.count)
  }

  private static func printObject(_ name: String, _ fields: [(name: String, value: Double?)]) {
    let texts = fields.map { field in
      "\"\(field.name)\": " + (field.value.map { "\($0)" } ?? "null")
    }
    print("{\"name\": \"\(name)\", " + texts.joined(separator: ", ") + "}")
  }

  /// Prints why something is not measured; this does not count as a missed gate.
  static func skip(_ name: String, because reason: String) {
    if BenchOptions.current.isJSON { return }
    print("\(name): not measured, \(reason)")
  }

  private static func mark(_ held: Bool) -> String { held ? "ok" : "MISSED" }

  /// One decimal below 100, otherwise none.
  private static func text(_ value: Double) -> String {
    guard value < 100 else { return String(Int(value.rounded())) }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func columns(_ cells: String...) -> String {
    let widths = [34, 9, 13, 9, 11, 8]
    return cells.enumerated()
      .map { index, cell in
        let padding = String(repeating: " ", count: max(0, widths[index] - cell.count))
        return index == 0 ? cell + padding : padding + cell
      }
      .joined()
  }
}
