/// Conformances of stubs.
extension Stub {
  /// Makes it conform to a stub protocol; returns whether that is new.
  mutating func conform(toStub name: String) -> Bool {
    guard !conformances.contains(name) else { return false }
    conformances.append(name)
    return true
  }

  /// Omits a conformance that the text itself declares; returns whether it was not yet omitted.
  mutating func withhold(_ name: String) -> Bool { withheld.insert(name).inserted }

  /// Whether stubs can conform to a library protocol.
  static func conforms(to name: String) -> Bool {
    var stub = Stub(name: "", kind: .structure)
    return ["Equatable", "Hashable"].contains(name) || stub.conform(to: name)
  }

  /// Makes it conform to a library protocol and adds the requirements; returns whether that is new.
  mutating func conform(to name: String) -> Bool {
    let isNew = !conformances.contains(name)
    switch name {
    case "View": return become(.view)
    case "AnyObject": return kind == .structure && become(.object)
    case "Equatable", "Hashable": return isNew && conformAsObject()
    case "Decodable", "Encodable", "Codable": return conform(toStub: "Codable")
    case "PersistentModel": _ = become(.observable)
    case "Identifiable": guard addIdentity() else { return false }
    case "Transferable":
      _ = conform(to: "Codable")
      _ = add(type: Stub.transferRepresentation)
    case "Error", "LocalizedError", "Sendable", "Codable & Sendable": break
    case "CustomStringConvertible": add("description", "String")
    case "CaseIterable":
      if kind == .structure || cases.contains(where: { !$0.payload.isEmpty }) {
        _ = add(type: "static var allCases: [\(self.name)] { [] }")
      }
    case "Comparable":
      let own = self.name
      _ = add(
        Method(
          Signature(
            written: "static func < (left: \(own), right: \(own))", name: "<", isStatic: true,
            labels: ["left", "right"]), result: "Bool"))
    default:
      guard let witnesses = Stub.witnesses[name] else { return false }
      for witness in witnesses { _ = add(type: witness) }
    }
    if isNew { conformances.append(name) }
    return isNew
  }

  /// Makes it identifiable; returns whether its kind allows that.
  private mutating func addIdentity() -> Bool {
    switch kind {
    case .structure: add("id", OpenType.named(name, "id"))
    case .enumeration: _ = add(type: "var id: Self { self }")
    case .object, .observable, .observableObject: break
    default: return false
    }
    return true
  }

  /// Makes objects equal by identity; returns whether that is necessary.
  private mutating func conformAsObject() -> Bool {
    guard ![.structure, .enumeration, .view].contains(kind) else { return false }
    _ = add(type: "static func == (left: \(name), right: \(name)) -> Bool { left === right }")
    _ = add(
      type: "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
    conformances.append("Hashable")
    return true
  }

  private static let transferRepresentation =
    "static var transferRepresentation: some TransferRepresentation "
    + "{ CodableRepresentation(contentType: .data) }"

  /// Witnesses of SwiftUI protocols that do nothing.
  private static let witnesses: [String: [String]] = {
    func style(showing part: String = "label") -> [String] {
      ["func makeBody(configuration: Configuration) -> some View { configuration.\(part) }"]
    }
    let path = ["func path(in rect: CGRect) -> Path { Path() }"]
    let layout = [
      "func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize "
        + "{ .zero }",
      "func placeSubviews("
        + "in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}",
    ]
    return [
      "Layout": layout, "Shape": path, "InsettableShape": path,
      "ViewModifier": ["func body(content: Content) -> some View { content }"],
      "ButtonStyle": style(), "PrimitiveButtonStyle": style(), "ToggleStyle": style(),
      "MenuStyle": style(), "LabelStyle": style(showing: "title"),
    ]
  }()
}
