import Semantics

enum OneStruct {
  static let rule = Rule(
    name: "one-struct",
    summary: "views read single fields of one struct of a model, and update for all of them",
    before: """
      struct Size: Equatable { var width = 1; var height = 1 }
      @Observable class Picture { var size = Size() }
      struct Width: View {
        let picture: Picture
        var body: some View { Text("\\(picture.size.width)") }
      }
      struct Height: View {
        let picture: Picture
        var body: some View { Text("\\(picture.size.height)") }
      }
      """,
    after: """
      @Observable class Size { var width = 1; var height = 1 }
      @Observable class Picture { let size = Size() }
      struct Width: View {
        let picture: Picture
        var body: some View { Text("\\(picture.size.width)") }
      }
      struct Height: View {
        let picture: Picture
        var body: some View { Text("\\(picture.size.height)") }
      }
      """
  ) { program in
    program.types.types.filter(\.isObservable).flatMap { model in
      model.storedProperties.compactMap { property -> Finding? in
        guard property.notification != nil, let value = property.type.nominal,
          value.kind == .struct, !value.isPrelude,
          value.storedProperties.filter({ !$0.isLet }).count > 1
        else { return nil }
        let readers = program.partialReaders(of: property)
        let target = "\(model.name).\(property.name)"
        for (index, reader) in readers.enumerated() {
          let other = readers[(index + 1)...].first { $0.fields.isDisjoint(with: reader.fields) }
          let evidence = Finding.Evidence(view: reader.view.name, target: target)
          guard other != nil || program.wasted.contains(evidence) else { continue }
          return Finding(
            Place(property), message(property.name, reader, other),
            remedy:
              "make '\(value.name)' an @Observable class: its properties are watched one by one",
            at: Place(value), evidence: evidence)
        }
        return nil
      }
    }
  }

  private static func message(
    _ property: String, _ reader: Program.PartialReader, _ other: Program.PartialReader?
  ) -> String {
    let fields = reader.fields.sorted().joined(separator: ", ")
    let rest = other.map {
      "\($0.fields.sorted().joined(separator: ", ")), which '\($0.view.name)' shows"
    }
    return "'\(reader.view.name)' shows only \(fields) of '\(property)' and updates for all of it"
      + (rest.map { ": for \($0)" } ?? "")
  }
}

extension Program {
  /// A view that reads some fields of a struct, but never the whole.
  struct PartialReader {
    let view: NominalType
    let fields: Set<String>
  }

  fileprivate func partialReaders(of property: Property) -> [PartialReader] {
    views.compactMap { view in
      var fields: Set<String> = []
      var partial = 0
      var all = 0
      for site in view.code.sites {
        if site.expression.readProperty === property { all += 1 }
        guard case .property(let base, let field, _) = site.expression.kind,
          base.plain.readProperty === property
        else { continue }
        partial += 1
        guard case .stored = field.storage, !field.isLet else { return nil }
        fields.insert(field.name)
      }
      return all > 0 && all == partial ? PartialReader(view: view.type, fields: fields) : nil
    }
  }
}
