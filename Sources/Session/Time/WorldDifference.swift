import Interpreter
import ViewGraph

/// Finds the differences between the views of two worlds.
struct WorldDifference {
  private let old: WorldView
  private let new: WorldView

  /// Prepares the comparison.
  ///
  /// - Parameters:
  ///   - old: The previous world.
  ///   - new: The world that replaces it; it must not change during the comparison.
  init(from old: World, to new: World) {
    self.old = WorldView(old)
    self.new = WorldView(new)
  }

  /// The views that changed, appeared or were removed, as a transaction.
  var transaction: Transaction {
    var transaction = Transaction()
    transaction.hasViews = new.world.host.mounting.hasMounts
    for name in new.names {
      guard let before = old.shown[name], let now = new.shown[name] else {
        transaction.appeared.append(
          Transaction.Appearance(
            name: name, typeName: new.types[name] ?? "",
            reason: new.parents[name].map { .parent($0) } ?? .mounted, pass: 1,
            watched: new.watched(name)))
        continue
      }
      guard before != now || old.looks[name] != new.looks[name] else { continue }
      transaction.updates.append(
        Transaction.Update(
          name: name, typeName: new.types[name] ?? "", causes: causes(name, before, now),
          isWasted: false, steps: 0, watched: new.watched(name)))
    }
    transaction.disappeared = old.names.filter { new.shown[$0] == nil }.map { name in
      let owner = old.parents[name]
      return Transaction.Departure(
        name: name, owner: owner, reason: owner == nil ? .unmounted : .branch, pass: 1, lost: [])
    }
    return transaction
  }

  /// The reads and fields of a view that differ; if none do, its content on the screen.
  private func causes(
    _ name: String, _ before: [String], _ now: [String]
  ) -> [Transaction.Cause] {
    let reads = old.reads(of: name)
    var causes = new.reads(of: name).compactMap { read in
      reads.first { $0.target == read.target && $0.value != read.value }.map { earlier in
        Transaction.Cause(
          kind: read.kind, target: read.target,
          change: ValueChange(old: earlier.value, new: read.value))
      }
    }
    let fields = old.fields(of: name)
    causes += new.fields(of: name).compactMap { field in
      fields.first { $0.name == field.name && $0.text != field.text }.map { earlier in
        Transaction.Cause(
          kind: .input, target: field.name,
          change: ValueChange(old: earlier.text, new: field.text), parent: new.parents[name])
      }
    }
    guard causes.isEmpty else { return causes }
    let index = zip(before, now).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String? {
      lines.dropFirst(index).first.map { String($0.drop { $0 == " " }) }
    }
    let change = ValueChange(old: line(before), new: line(now))
    return [
      Transaction.Cause(kind: .external, target: "content", change: change, isContent: true)
    ]
  }

  /// The differing variables, and the differing properties of objects that exist in both worlds.
  var values: [(target: String, change: ValueChange)] {
    changes(from: old.variables, to: new.variables)
      + changes(from: old.properties, to: new.properties).filter {
        $0.change.old != nil && $0.change.new != nil
      }
  }

  private func changes(
    from before: [WorldView.Stored], to now: [WorldView.Stored]
  ) -> [(target: String, change: ValueChange)] {
    let earlier = Dictionary(before.map { ($0.target, $0.text) }, uniquingKeysWith: { $1 })
    let later = Dictionary(now.map { ($0.target, $0.text) }, uniquingKeysWith: { $1 })
    return now.filter { earlier[$0.target] != $0.text }
      .map { ($0.target, ValueChange(old: earlier[$0.target], new: $0.text)) }
      + before.filter { later[$0.target] == nil }
      .map { ($0.target, ValueChange(old: $0.text, new: nil)) }
  }
}
