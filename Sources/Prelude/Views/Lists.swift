extension PreludeLibrary {
  /// What is selected in a list or a table, where it can be.
  static let rowSelection = PreludeChunk(
    names: ["_selectOne"],
    text: """
      func _selectOne<V: Hashable>(
        _ value: Any, _ selection: Binding<V?>?, _ selections: Binding<Set<V>>?
      ) -> Bool {
        guard let value = value as? V else { return false }
        if let selection {
          selection.wrappedValue = value
          return true
        }
        if let selections {
          selections.wrappedValue = [value]
          return true
        }
        return false
      }
      """)

  /// Lists: of views, or of the elements of a collection.
  static let lists = PreludeChunk(
    names: ["List"],
    text: #"""
      public struct List<SelectionValue: Hashable, Content: View>: View {
        public typealias Body = Never
        var _content: Content
        var _selection: Binding<SelectionValue?>?
        var _selections: Binding<Set<SelectionValue>>?

        func _selectBase(_ value: AnyHashable) -> Bool { _select(value.base) }
        /// Chooses a row; where rows are edited, besides those that are chosen, or no more.
        func _choose(_ value: Any, _ frame: Int) -> Bool {
          var values = EnvironmentValues()
          values._frame = frame
          let isEditing = values.editMode?.wrappedValue.isEditing ?? false
          if isEditing, let selections = _selections, let value = value as? SelectionValue {
            if selections.wrappedValue.contains(value) {
              selections.wrappedValue.remove(value)
            } else {
              selections.wrappedValue.insert(value)
            }
            return true
          }
          return _select(value)
        }
        func _select(_ value: Any) -> Bool {
          _selectOne(value, _selection, _selections)
        }
      }

      """#
        + listSelections.map { selection in
          selection.wrapping(listContents.map { listInitializer($0, selection) }.joined())
        }.joined())

  private static func listInitializer(
    _ content: ListContent, _ selection: ListSelection
  ) -> String {
    let parameters = (content.parameters + selection.parameters + [content.closure])
      .joined(separator: ", ")
    let requirements =
      content.requirements.isEmpty ? "" : "where \(content.requirements.joined(separator: ", ")) "
    return """
        public init\(content.generics)(\(parameters)) \(requirements){
          _content = \(content.value)
          _selection = \(selection.one)
          _selections = \(selection.several)
        }

      """
  }

  /// What can be selected in a list: nothing, one row, or several.
  private struct ListSelection {
    let parameters: [String]
    let one: String
    let several: String
    let requirement: String

    func wrapping(_ members: String) -> String {
      "extension List \(requirement){\n\(members)}\n"
    }
  }

  private static let listSelections = [
    ListSelection(
      parameters: [], one: "nil", several: "nil", requirement: "where SelectionValue == Never "),
    ListSelection(
      parameters: ["selection: Binding<SelectionValue?>?"], one: "selection", several: "nil",
      requirement: ""),
    ListSelection(
      parameters: ["selection: Binding<Set<SelectionValue>>?"], one: "nil", several: "selection",
      requirement: ""),
  ]

  /// What a list is made of.
  private struct ListContent {
    var generics = ""
    var parameters: [String] = []
    var closure = "@ViewBuilder content: () -> Content"
    var requirements: [String] = []
    var value = "content()"

    /// A row for each element of a collection, in the order of the parameters of `ForEach`.
    init(
      of collection: String, element: String, isIdentified: Bool, labels: [(String, String)],
      constraints: String, furtherRequirements: [String] = [], isOutline: Bool = false
    ) {
      let id = isIdentified ? "ID" : "\(element).ID"
      generics = "<\(constraints), \(isIdentified ? "ID: Hashable, " : "")RowContent: View>"
      parameters = ["_ data: \(collection)"] + labels.map { "\($0.0): \($0.1)" }
      let row = isOutline || !collection.hasPrefix("Binding") ? element : "Binding<\(element)>"
      closure = "@ViewBuilder rowContent: @escaping (\(row)) -> RowContent"
      let made = isOutline ? "OutlineGroup" : "ForEach"
      requirements = ["Content == \(made)<\(collection), \(id), RowContent>"]
      if !isIdentified { requirements.append("\(element): Identifiable") }
      requirements += furtherRequirements
      let passed = labels.map { "\($0.0): \($0.0), " }.joined()
      value = "\(made)(data, \(passed)content: rowContent)"
    }

    init() {}

    static var range: ListContent {
      var content = ListContent()
      content.generics = "<RowContent: View>"
      content.parameters = ["_ data: Range<Int>"]
      content.closure = "@ViewBuilder rowContent: @escaping (Int) -> RowContent"
      content.requirements = ["Content == ForEach<Range<Int>, Int, RowContent>"]
      content.value = "ForEach(data, content: rowContent)"
      return content
    }
  }

  private static let listContents: [ListContent] = {
    let bound = "C: MutableCollection & RandomAccessCollection"
    let edited = "\(bound) & RangeReplaceableCollection"
    let children = ("children", "KeyPath<Data.Element, Data?>")
    let actions = ("editActions", "EditActions<C>")
    return [ListContent()]
      + [false, true].flatMap { isIdentified in
        func labels(_ element: String) -> [(String, String)] {
          isIdentified ? [("id", "KeyPath<\(element), ID>")] : []
        }
        return [
          ListContent(
            of: "Data", element: "Data.Element", isIdentified: isIdentified,
            labels: labels("Data.Element"), constraints: "Data: RandomAccessCollection"),
          ListContent(
            of: "Data", element: "Data.Element", isIdentified: isIdentified,
            labels: labels("Data.Element") + [children],
            constraints: "Data: RandomAccessCollection", isOutline: true),
          ListContent(
            of: "Binding<C>", element: "C.Element", isIdentified: isIdentified,
            labels: labels("C.Element"), constraints: bound),
          ListContent(
            of: "Binding<C>", element: "C.Element", isIdentified: isIdentified,
            labels: labels("C.Element") + [actions], constraints: edited,
            furtherRequirements: ["C.Index == Int"]),
        ]
      } + [.range]
  }()
}
