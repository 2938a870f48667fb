// Lists formatted with a style for their elements.
//
// Loads by member

extension FormatStyle {
  static func list<MemberStyle: FormatStyle, Base: Sequence>(
    memberStyle: MemberStyle, type: Self.ListType, width: Self.Width = .standard
  ) -> Self
  where Self == ListFormatStyle<MemberStyle, Base>, MemberStyle.FormatInput == Base.Element {
    ListFormatStyle(memberStyle: memberStyle, type: type, width: width)
  }
}
