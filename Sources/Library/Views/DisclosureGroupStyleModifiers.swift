// Loads by member

extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_DisclosureGroupStyleKey>(style: style))
  }
}
