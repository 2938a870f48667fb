/// What a view or a modifier of the library is to others, who look for it: said by `@_role(.tag)` on its
/// declaration.
enum LibraryRole: String, CaseIterable {
  // Views.
  case text, image, label
  /// A modifier or a view that is taken by its name alone, and only draws.
  case drawnModifier, drawnView
  case empty, tuple, group, conditional, erased, subview, subviews, collection
  case section, list, table, tableCells, picker, daySet, tabs, tab, tabSection
  /// What the configuration of a style holds the label of a control in, and its other parts.
  case controlLabel, controlPart

  // Modifiers.
  case tag, title, beside, search, interaction, gesture, draggable, dropTarget, openURL, keyListener
  case shortcut, focus, deletion, destination, transition, refreshing
  case preferenceWriter, preferenceTransform, containerWriter, styleWriter, environmentTransform

  // What is no view.
  case modified, bindable, focusBinding, functionLocation, objectPublisher

  /// The parts that a type with the role has.
  var parts: [ViewPart] {
    switch self {
    case .text, .image: [.text]
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
    case .tag, .preferenceWriter: [.value]
    case .title: [.title]
    case .beside: [.kind, .other]
    case .interaction: [.kind, .action]
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

  /// What a type with the role is asked.
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
