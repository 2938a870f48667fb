internal import Semantics
internal import SourceText

extension Function {
  /// Whether what is passed for a parameter is reported when the function runs: a value that the
  /// library of views does not read. Nothing is drawn, but what would look different has changed.
  func keepsUnread(_ parameter: LocalVariable) -> Bool {
    guard source.isOfViews, !parameter.isMentioned, !parameter.isInout, !parameter.isPack else {
      return false
    }
    guard case .source = implementation else { return false }
    var type = parameter.type
    while let wrapped = type.wrapped { type = wrapped }
    switch type.shallow {
    case .function, .metatype: return false
    default: return true
    }
  }
}
