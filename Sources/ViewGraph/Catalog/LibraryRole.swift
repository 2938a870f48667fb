/// The role by which other code finds a view or modifier of the library; set by `@_role(.tag)` on
/// the declaration.
enum LibraryRole: String, CaseIterable {
  // Views.
  case text, image, label
  /// A modifier or view that is known by name only and just draws.
  case drawnModifier, drawnView
  case empty, tuple, group, conditional, erased, subview, subviews, collection
  case section, list, form, table, tableCells, picker, daySet, tabs, tab, tabSection
  /// The parts of a style's configuration: the control's label, and the others.
  case controlLabel, controlPart

  // Modifiers.
  case tag, title, attached, search, interaction, gesture, draggable, dropTarget, openURL,
    keyListener
  case shortcut, focus, deletion, destination, transition, refreshing
  case preferenceWriter, preferenceTransform, containerWriter, styleWriter, environmentWriter
  case environmentTransform

  // Types that are not views.
  case spokenText, modified, bindable, focusBinding, functionLocation, constantLocation,
    objectPublisher, stateCell

  /// The parts that a type with this role must have.
  var parts: [ViewPart] {
    switch self {
    case .text, .image, .spokenText: [.text]
    case .drawnModifier: [.content, .name, .arguments]
    case .drawnView: [.text]
    case .tuple, .subviews: [.views]
    case .group: [.content]
    case .conditional: [.first, .second]
    case .erased, .controlLabel, .controlPart: [.view]
    case .subview: [.view, .id]
    case .collection: [.data, .id, .isBound, .content, .isConstant, .edits]
    case .section: [.header, .content, .footer]
    case .tabs: [.value]
    case .tab: [.title, .tag]
    case .tag, .preferenceWriter, .stateCell: [.value]
    case .title: [.title]
    case .attached: [.kind, .other]
    case .interaction: [.kind, .action]
    case .gesture: [.priority, .mask]
    case .dropTarget: [.isOfRows, .target]
    case .shortcut: [.keys]
    case .focus: [.binding, .isOfSearch]
    case .deletion: [.delete, .move]
    case .transition: [.removesAtOnce]
    case .search: [.value, .title]
    case .modified: [.content, .modifier]
    case .bindable: [.value]
    case .focusBinding: [.cell]
    case .functionLocation: [.read]
    default: []
    }
  }

  /// The requests that a type with this role must answer.
  var requests: [ViewRequest] {
    switch self {
    case .collection: [.count, .element]
    case .list: [.select, .selectBase]
    case .table: [.select]
    case .search: [.begin, .end, .isActive]
    case .gesture: [.listens, .take]
    case .draggable: [.item]
    case .dropTarget: [.accepts, .drop]
    case .openURL: [.open]
    case .keyListener: [.press, .names]
    case .focus: [.focus, .unfocus, .isFocused]
    case .focusBinding: [.clear]
    case .deletion: [.delete, .move]
    case .destination: [.accepts, .build]
    case .refreshing: [.start]
    case .preferenceWriter: [.key]
    case .preferenceTransform: [.key, .transform]
    case .objectPublisher: [.send]
    default: []
    }
  }
}
