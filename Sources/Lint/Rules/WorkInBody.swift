import Semantics

enum WorkInBody {
  static let rule = Rule(
    name: "work-in-body",
    summary: "a body does again each time what could be done once",
    before: """
      struct Day: View {
        let date: Date
        var body: some View {
          let formatter = DateFormatter()
          Text(formatter.string(from: date))
        }
      }
      """,
    after: """
      struct Day: View {
        let date: Date
        static let formatter = DateFormatter()
        var body: some View { Text(Day.formatter.string(from: date)) }
      }
      """
  ) { program in
    program.views.flatMap { view in
      view.code.sites.compactMap { site in
        program.madeTool(site, view) ?? program.passInRow(site, view) ?? program.sorting(site, view)
      }
    }
  }

  fileprivate static func toolMessage(_ tool: String, _ view: String) -> String {
    "each run of the body of '\(view)' makes a '\(tool)', which is costly"
  }

  fileprivate static let toolRemedy =
    "make it once: a static let of the view, or the 'formatted' of the value"

  fileprivate static func passMessage(_ method: String, _ collection: String) -> String {
    "each row goes through all of '\(collection)' with '\(method)': with n rows, n times n steps"
  }

  fileprivate static let passRemedy =
    "do it once before the rows are made, into a dictionary or a sorted array of the model"

  fileprivate static func sortMessage(_ collection: String, _ view: String, _ other: String)
    -> String
  {
    "'\(view)' sorts '\(collection)' again whenever '\(other)' changes"
  }

  fileprivate static let sortRemedy =
    "keep the collection sorted in the model, or show it in a view of its own"
}

extension Program {
  /// A formatter or coder that a body makes.
  fileprivate func madeTool(_ site: Site, _ view: View) -> Finding? {
    guard case .call(let function, _, _, _, _) = site.expression.kind,
      function.kind == .initializer, let type = function.owner, isTool(type)
    else { return nil }
    return Finding(
      site.place, WorkInBody.toolMessage(type.name, view.type.name), remedy: WorkInBody.toolRemedy)
  }

  private func isTool(_ type: NominalType) -> Bool {
    var current: NominalType? = type
    while let nominal = current {
      if types.isLibrary(nominal, "Formatter", "JSONDecoder", "JSONEncoder") { return true }
      current = nominal.superclassNominal
    }
    return false
  }

  /// A loop over a collection shared by all rows, repeated in each row.
  fileprivate func passInRow(_ site: Site, _ view: View) -> Finding? {
    guard site.rowDepth > 0, site.owner === view.type,
      let (method, collection) = pass(site.expression),
      method.name == "sorted" || method.parameters.contains(where: { $0.type.isFunction })
    else { return nil }
    return Finding(
      site.place, WorkInBody.passMessage(method.name, collection.name),
      remedy: WorkInBody.passRemedy)
  }

  /// A sort in a body that also runs for other reasons.
  fileprivate func sorting(_ site: Site, _ view: View) -> Finding? {
    guard site.rowDepth == 0, site.owner === view.type,
      let (method, collection) = pass(site.expression),
      method.name == "sorted", let other = otherWatched(than: collection, in: view)
    else { return nil }
    return Finding(
      site.place, WorkInBody.sortMessage(collection.name, view.type.name, other),
      remedy: WorkInBody.sortRemedy)
  }

  /// A library method that iterates over a stored collection shared by all rows.
  private func pass(_ expression: TypedExpression) -> (Function, Property)? {
    guard case .call(let method, let receiver?, _, _, _) = expression.kind,
      method.owner?.isPrelude == true, let collection = receiver.plain.readProperty,
      collection.isWatched, receiver.root?.isShared == true,
      types.isLibrary(collection.type.unwrapped.nominal, "Array", "Set", "Dictionary")
    else { return nil }
    return (method, collection)
  }

  /// A state or model property, other than a collection, that the body reads outside of rows.
  private func otherWatched(than collection: Property, in view: View) -> String? {
    view.code.sites.lazy.filter { $0.rowDepth == 0 }.compactMap { $0.expression.readProperty }
      .first { property in
        property !== collection && (property.notification != nil || isWrapped(property, "State"))
      }?.name
  }
}
