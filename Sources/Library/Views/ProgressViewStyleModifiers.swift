// Loads by member

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_ProgressViewStyleKey>(style: style))
  }
}
