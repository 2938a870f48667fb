// Loads by member

extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_GroupBoxStyleKey>(style: style))
  }
}
