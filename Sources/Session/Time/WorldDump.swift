import Interpreter
import Reports
import Semantics
import SourceText
import Stubs
import ViewGraph

/// The whole world as text: equal for worlds that will behave alike.
package struct WorldDump: SessionPart {
  let session: Session

  package var text: String {
    // Discard names that objects get during the dump.
    let start = session.course.begin()
    defer { session.course.rollBack(start) }
    let view = WorldView(world)
    let parts: [(String, [String])] = [
      ("session", sessionLines), ("names", nameLines), ("values", valueLines),
      ("objects", objectLines(view)), ("environment", environmentLines), ("views", viewLines(view)),
      ("screen", ((try? world.host.snapshots.tree()) ?? []).flatMap(\.lines)),
      ("machine", world.machine.dump), ("host", world.host.dump),
    ]
    return parts.map { title, lines in
      "[\(title)]\n" + lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  private var sessionLines: [String] {
    var lines = ["results \(session.resultCount), models \(world.hasModels)"]
    lines += session.log.replaced.keys.sorted().map { "replaced \($0)" }
    lines += world.waiting.map { "waiting \($0.source.text) \($0.reason)" }
    lines += world.stubs.names.map { "stub \($0)" }
    lines += world.redeclared.sorted().map { "redeclared \($0)" }
    lines += [world.mountedApp, world.waitingApp?.type].compactMap { $0 }.map { "app \($0)" }
    return lines
  }

  private var nameLines: [String] {
    world.checker.names.listings.map { listing in
      switch listing.symbol {
      case .variable(let variable): "variable \(listing.name): \(variable.type.resolved)"
      case .computed(let property): "computed \(listing.name): \(property.type.resolved)"
      case .wrapped(let variable, let path):
        "wrapped \(listing.name): \(variable.type.resolved) \(path)"
      case .type: "type " + (world.checker.texts.source(ofType: listing.name) ?? listing.name)
      case .typeAlias: "alias \(listing.name)"
      case .function: "function \(listing.name)"
      }
    }
  }

  private var valueLines: [String] {
    let text = ValueText(world)
    return world.checker.names.listings.flatMap { listing -> [String] in
      switch listing.symbol {
      case .variable(let variable), .wrapped(let variable, "wrappedValue"):
        let value = world.machine.global(variable)
        return ["\(listing.name):"] + TreeLayout.lines(of: text.tree(value)).map(\.plain)
      case .computed, .wrapped, .type, .typeAlias, .function: return []
      }
    }
  }

  private func objectLines(_ view: WorldView) -> [String] {
    world.machine.names.liveInstances().map { object in
      let fields = view.properties(of: object).map { "\($0.name): \($0.text)" }
      return "\(world.machine.names.objectName(object))(\(fields.joined(separator: ", "))) "
        + session.objectReaders.text(object)
    }
  }

  private var environmentLines: [String] {
    let text = ValueText(world)
    return world.host.environment.environmentLevels.flatMap { level in
      ["\(level.label) holds \(level.mounts)"]
        + level.values.map { "\($0.key) = \(text.text($0.value.value)) \($0.readers)" }
    }
  }

  private func viewLines(_ view: WorldView) -> [String] {
    let mounts = world.host.inspector.mountedViews.map {
      "mounted \($0.name) \($0.typeName) in \($0.frameLabel) \($0.watched ?? "")"
    }
    let records = world.host.inspector.viewRecords.flatMap { record in
      [
        "\(record.name): \(record.updates) updates, \(record.wasted) wasted in \(record.parent ?? "")"
      ]
        + view.fields(of: record.name).map { "  let \($0.name) = \($0.text)" }
        + view.reads(of: record.name).map { "  reads \($0.target) = \($0.value ?? "")" }
    }
    return mounts + records
  }
}
