/// What a type that conforms to a protocol of the library must have.
struct LibraryConformance {
  let name: String

  /// Whether stubs can have it.
  var isPossible: Bool {
    var stub = Stub(name: "", kind: .structure)
    return ["Equatable", "Hashable"].contains(name) || add(to: &stub)
  }

  /// Makes a stub conform, and adds what that requires; returns whether that is new.
  func add(to stub: inout Stub) -> Bool {
    let isNew = !stub.conformances.contains(name)
    switch name {
    case "View": return stub.become(.view)
    case "AnyObject": return stub.kind == .structure && stub.become(.object)
    case "Equatable" where !stub.generics.isEmpty && stub.kind == .structure,
      "Hashable" where !stub.generics.isEmpty && stub.kind == .structure:
      break
    case "Equatable", "Hashable": return isNew && addIdentityOfObject(to: &stub)
    case "Decodable", "Encodable", "Codable": return stub.conform(toStub: "Codable")
    case LibraryConformance.model: _ = stub.become(.observable)
    case "Identifiable": guard addIdentity(to: &stub) else { return false }
    case "Transferable":
      _ = stub.conform(toStub: "Codable")
      _ = stub.add(type: LibraryConformance.transferRepresentation)
    case "Error", "LocalizedError", "Sendable", "Codable & Sendable": break
    case "RawRepresentable": guard addRawValue(to: &stub) else { return false }
    case "CustomStringConvertible": stub.add("description", "String")
    case "CaseIterable":
      if stub.kind == .structure || stub.cases.contains(where: { !$0.payload.isEmpty }) {
        _ = stub.add(type: "static var allCases: [\(stub.name)] { [] }")
      }
    case "Comparable":
      let own = stub.name
      _ = stub.add(
        Stub.Method(
          Stub.Signature(
            written: "static func < (left: \(own), right: \(own))", name: "<", isStatic: true,
            labels: ["left", "right"]), result: "Bool"))
    default:
      guard let witnesses = LibraryConformance.witnesses[name] else { return false }
      for witness in witnesses { _ = stub.add(type: witness) }
    }
    if isNew { stub.conformances.append(name) }
    return isNew
  }

  /// Makes a stub identifiable; returns whether its kind allows that.
  private func addIdentity(to stub: inout Stub) -> Bool {
    switch stub.kind {
    case .structure: stub.add("id", OpenType.named(stub.name, "id"))
    case .enumeration: _ = stub.add(type: "var id: Self { self }")
    case .object, .observable, .observableObject: break
    default: return false
    }
    return true
  }

  /// Makes texts the raw values of a stub; returns whether its kind allows that.
  private func addRawValue(to stub: inout Stub) -> Bool {
    if stub.kind == .enumeration { return stub.cases.allSatisfy(\.payload.isEmpty) }
    guard stub.kind == .structure else { return false }
    stub.add("rawValue", "String")
    _ = stub.add(type: LibraryConformance.rawInitializer)
    return true
  }

  /// The protocol of classes whose objects are stored.
  static let model = "PersistentModel"

  static let rawInitializer = "init?(rawValue: String) { self.rawValue = rawValue }"

  /// Makes objects equal by identity; returns whether that is necessary.
  private func addIdentityOfObject(to stub: inout Stub) -> Bool {
    guard ![.structure, .enumeration, .view].contains(stub.kind) else { return false }
    let own = stub.name
    _ = stub.add(type: "static func == (left: \(own), right: \(own)) -> Bool { left === right }")
    _ = stub.add(
      type: "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
    stub.conformances.append("Hashable")
    return true
  }

  /// The requirements of format styles, for each type of which the library's own show values.
  static let formats = ["Double", "Date", "Int", "Decimal", "Duration", "URL"].map {
    "func format(_ value: \($0)) -> String { \"\\(value)\" }"
  }

  /// Changes the input type of a format style to the next one for which the library has styles; returns
  /// whether there is one.
  static func showNextInput(_ stub: inout Stub) -> Bool {
    guard let place = stub.types.firstIndex(where: formats.contains),
      let format = formats.firstIndex(of: stub.types[place]), format + 1 < formats.count
    else { return false }
    stub.types[place] = formats[format + 1]
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
      "FormatStyle": [formats[0]],
      "Gesture": ["typealias Value = Void", "var body: TapGesture { TapGesture() }"],
      "Layout": layout, "Shape": path, "InsettableShape": path,
      "ViewModifier": ["func body(content: Content) -> some View { content }"],
      "ButtonStyle": style(), "PrimitiveButtonStyle": style(), "ToggleStyle": style(),
      "MenuStyle": style(), "LabelStyle": style(showing: "title"), "GaugeStyle": style(),
      "DisclosureGroupStyle": style(showing: "content"), "FormStyle": style(showing: "content"),
      "ControlGroupStyle": style(showing: "content"), "GroupBoxStyle": style(showing: "content"),
      "LabeledContentStyle": style(showing: "content"),
    ]
  }()
}
