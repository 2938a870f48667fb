// Loads by member

extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_LabeledContentStyleKey>(style: style))
  }
}
