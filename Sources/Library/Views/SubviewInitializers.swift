// The initializers of `ForEach` and `Group` with subviews.
//
// Loads with: ForEach, Group

extension ForEach where Content: View {
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == SubviewsCollection, ID == Subview.ID {
    self.init(SubviewsCollection(view), content: content)
  }
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == SectionCollection, ID == SectionConfiguration.ID {
    self.init(SectionCollection(view), content: content)
  }
}
extension Group where Content: View {
  public init<V: View>(
    subviews view: V, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) {
    _content = transform(SubviewsCollection(view))
  }
  public init<V: View>(
    sections view: V, @ViewBuilder transform: (SectionCollection) -> Content
  ) {
    _content = transform(SectionCollection(view))
  }
}
