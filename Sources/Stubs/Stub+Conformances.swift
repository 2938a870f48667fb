/// Protocols that stubs conform to.
extension Stub {
  /// Whether it is now one of the protocols that stand in.
  mutating func conform(toStub name: String) -> Bool {
    guard !conformances.contains(name) else { return false }
    conformances.append(name)
    return true
  }

  /// Whether it conformed to a protocol that the text makes it conform to.
  mutating func withhold(_ name: String) -> Bool { withheld.insert(name).inserted }

  /// Whether types that stand in may conform to a protocol of the library.
  static func conforms(to name: String) -> Bool {
    var stub = Stub(name: "", kind: .structure)
    return ["Equatable", "Hashable"].contains(name) || stub.conform(to: name)
  }

  /// Whether it did not conform before; what the protocol asks for is added.
  mutating func conform(to name: String) -> Bool {
    let isNew = !conformances.contains(name)
    switch name {
    case "View": return become(.view)
    case "AnyObject": return kind == .structure && become(.object)
    case "PersistentModel": _ = become(.observable)
    case "Identifiable":
      switch kind {
      case .structure: add("id", OpenType.named(self.name, "id"))
      case .enumeration: _ = add(type: "var id: Self { self }")
      case .object, .observable, .observableObject: break
      default: return false
      }
    case "Equatable", "Hashable":
      guard ![.structure, .enumeration, .view].contains(kind), isNew else { return false }
      _ = add(
        type: "static func == (left: \(self.name), right: \(self.name)) -> Bool { left === right }")
      _ = add(
        type: "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
      conformances.append("Hashable")
      return true
    case "Transferable":
      _ = conform(to: "Codable")
      _ = add(
        type:
          "static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .data) }"
      )
    case "Decodable", "Encodable", "Codable":
      guard !conformances.contains("Codable") else { return false }
      conformances.append("Codable")
      return true
    case "Error", "LocalizedError", "Sendable", "Codable & Sendable": break
    case "CustomStringConvertible": add("description", "String")
    case "CaseIterable":
      if kind == .structure || cases.contains(where: { $0.contains("(") }) {
        _ = add(type: "static var allCases: [\(self.name)] { [] }")
      }
    case "Comparable":
      let own = self.name
      _ = add(Method(head: "static func < (left: \(own), right: \(own))", result: "Bool"))
    case "Layout":
      _ = add(
        type:
          "func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }"
      )
      _ = add(
        type:
          "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}"
      )
    case "ViewModifier":
      _ = add(type: "func body(content: Content) -> some View { content }")
    case "Shape", "InsettableShape":
      _ = add(Method(head: "func path(in rect: CGRect)", result: "Path"))
    case "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "MenuStyle":
      let shown = name == "LabelStyle" ? "title" : "label"
      _ = add(
        type:
          "func makeBody(configuration: Configuration) -> some View { configuration.\(shown) }")
    default: return false
    }
    if isNew { conformances.append(name) }
    return isNew
  }
}
