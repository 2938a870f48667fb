// Transitions.
//
// Loads by member

@_shown(.transparent) @_role(.transition, removesAtOnce: _removesAtOnce)
struct _Transition: ViewModifier {
  typealias Body = Never
  var _removesAtOnce: Bool
}
extension View {
  public func transition(_ t: AnyTransition) -> some View {
    ModifiedContent(content: self, modifier: _Transition(_removesAtOnce: t._removesAtOnce))
  }
  public func transition<T: Transition>(_ transition: T) -> some View {
    ModifiedContent(content: self, modifier: _Transition(_removesAtOnce: false))
  }
}
