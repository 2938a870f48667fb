import Interpreter
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// The details of a view: its properties, and the environment values that it inherits.
struct ViewDetails {
  let session: Session
  let name: String

  /// Answers `show VIEW`: the view's stored properties with their values; nil without such a view.
  func fields() throws(Rejection) -> [StyledText]? {
    let found: [ViewField]?
    do throws(Fault) {
      found = try session.world.host.inspector.fieldValues.fields(ofView: name)
    } catch {
      throw .fault(error)
    }
    guard let fields = found else { return nil }
    guard !fields.isEmpty else {
      return ["\(name, .name) \("has no stored properties", .quiet)"]
    }
    var table = Table()
    for field in fields { table.append(row(field)) }
    return table.lines
  }

  private func row(_ field: ViewField) -> [StyledText] {
    let property = field.property
    return [
      StyledText(declaration(of: property), .quiet),
      "\(property.name, .name): \("\(property.type.resolved)", .type)",
      field.value.map { StyledText(text(of: $0), .value) } ?? StyledText("missing", .quiet),
      StyledText(origin(of: field) ?? "", .quiet),
    ]
  }

  /// The keyword or wrapper of a property: `@State`, `@Environment(\.locale)`, `let`.
  private func declaration(of property: Property) -> String {
    if let wrapper = property.attributes.first(where: { $0.name.first?.isUppercase ?? false }) {
      return property.source.text(in: wrapper.span)
    }
    return property.isLet ? "let" : "var"
  }

  private func origin(of field: ViewField) -> String? {
    switch field.origin {
    case .binding(let read): read.text
    case .environment(_, let source): EnvironmentPlace.words(for: source)
    case nil: nil
    }
  }

  /// Answers `env VIEW`: the environment values that the view inherits, and what set each of them.
  func environment() throws(Rejection) -> [StyledText]? {
    let found: [SeenValue]?
    do throws(Fault) {
      found = try session.world.host.inspector.fieldValues.environment(ofView: name)
    } catch {
      throw .fault(error)
    }
    guard let seen = found else { return nil }
    guard !seen.isEmpty else {
      return ["\("nothing is set in the environment of", .quiet) \(name, .name)"]
    }
    var table = Table()
    for value in seen {
      table.append([
        StyledText(value.key, .name), StyledText(text(of: value.value), .value),
        StyledText(EnvironmentPlace.words(for: value.source), .quiet),
      ])
    }
    return table.lines(within: session.configuration.display.columns())
  }

  private func text(of held: Held) -> String {
    ValueText(session.world).text(held.value)
  }
}
