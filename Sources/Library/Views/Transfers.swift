// Transfer of values by dragging, sharing, importing and exporting. Nothing leaves the program:
// values are described, and the system returns none.

public struct UTType: Hashable, CustomStringConvertible {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init?(filenameExtension: String, conformingTo parent: UTType? = nil) {
    self.identifier = "dyn.\(filenameExtension)"
  }
  public func conforms(to type: UTType) -> Bool { self == type }
  public var description: String { identifier }
  public static let item = UTType(exportedAs: "public.item")
  public static let content = UTType(exportedAs: "public.content")
  public static let data = UTType(exportedAs: "public.data")
  public static let text = UTType(exportedAs: "public.text")
  public static let plainText = UTType(exportedAs: "public.plain-text")
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  public static let rtf = UTType(exportedAs: "public.rtf")
  public static let html = UTType(exportedAs: "public.html")
  public static let xml = UTType(exportedAs: "public.xml")
  public static let json = UTType(exportedAs: "public.json")
  public static let yaml = UTType(exportedAs: "public.yaml")
  public static let propertyList = UTType(exportedAs: "com.apple.property-list")
  public static let sourceCode = UTType(exportedAs: "public.source-code")
  public static let swiftSource = UTType(exportedAs: "public.swift-source")
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  public static let image = UTType(exportedAs: "public.image")
  public static let png = UTType(exportedAs: "public.png")
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  public static let gif = UTType(exportedAs: "com.compuserve.gif")
  public static let tiff = UTType(exportedAs: "public.tiff")
  public static let heic = UTType(exportedAs: "public.heic")
  public static let svg = UTType(exportedAs: "public.svg-image")
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  public static let audio = UTType(exportedAs: "public.audio")
  public static let mp3 = UTType(exportedAs: "public.mp3")
  public static let movie = UTType(exportedAs: "public.movie")
  public static let video = UTType(exportedAs: "public.video")
  public static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
  public static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
  public static let url = UTType(exportedAs: "public.url")
  public static let fileURL = UTType(exportedAs: "public.file-url")
  public static let folder = UTType(exportedAs: "public.folder")
  public static let directory = UTType(exportedAs: "public.directory")
  public static let zip = UTType(exportedAs: "public.zip-archive")
  public static let archive = UTType(exportedAs: "public.archive")
  public static let package = UTType(exportedAs: "com.apple.package")
  public static let bundle = UTType(exportedAs: "com.apple.bundle")
  public static let application = UTType(exportedAs: "com.apple.application")
  public static let usdz = UTType(exportedAs: "com.pixar.universal-scene-description-mobile")
}

// `CodableRepresentation(…)` and the others are recognized by name.
public protocol TransferRepresentation {}
extension Never: TransferRepresentation {}
extension _InertLeaf: TransferRepresentation {}
extension _InertView: TransferRepresentation {}
extension TupleView: TransferRepresentation {}
public typealias TransferRepresentationBuilder = ViewBuilder
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @ViewBuilder
  static var transferRepresentation: Representation { get }
}
public struct SentTransferredFile {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
public struct ReceivedTransferredFile {
  public let file: URL
  public let isOriginalFile: Bool
}
public struct SharePreview<Preview, Icon> {
  var _title: String
}
extension SharePreview where Preview == Never, Icon == Never {
  public init(_ title: String) { _title = title }
}
extension SharePreview where Icon == Never {
  public init(_ title: String, image: Preview) { _title = title }
}
extension SharePreview {
  public init(_ title: String, image: Preview, icon: Icon) { _title = title }
}
extension SharePreview where Preview == Never {
  public init(_ title: String, icon: Icon) { _title = title }
}

public struct PhotosPickerItem: Hashable {
  public struct EncodingDisambiguationPolicy: Hashable {
    let _name: String
    public static let automatic = EncodingDisambiguationPolicy(_name: "automatic")
    public static let current = EncodingDisambiguationPolicy(_name: "current")
    public static let compatible = EncodingDisambiguationPolicy(_name: "compatible")
  }
  public let itemIdentifier: String?
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public var supportedContentTypes: [UTType] { [.image] }
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}
open class NSItemProvider: NSObject {
  public override init() {}
  public init(object: Any) {}
  public init?(contentsOf url: URL?) {}
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
  // There is nothing behind a provider: loading never completes.
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  public func loadFileRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

public final class FileWrapper {
  public let regularFileContents: Data?
  public var preferredFilename: String?
  public var filename: String?
  public let fileWrappers: [String: FileWrapper]?
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
  }
  public var isRegularFile: Bool { regularFileContents != nil }
  public var isDirectory: Bool { fileWrappers != nil }
}
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}
public struct FileDocumentConfiguration<Document> {
  @Binding public var document: Document
  public var fileURL: URL? { nil }
  public var isEditable: Bool { true }
}
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: FileDocumentReadConfiguration) throws
  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: FileDocumentReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(
    snapshot: Snapshot, configuration: FileDocumentWriteConfiguration
  ) throws -> FileWrapper
}
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

public enum DropOperation { case cancel, forbidden, copy, move }
public struct DropProposal {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}
public struct DropInfo {
  public var location: CGPoint
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}
@MainActor
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}
extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable {
  var _hidden: [String: Bool] = [:]
  public init() {}
  public subscript(visibility id: String) -> Visibility {
    get { _hidden[id].map({ $0 ? .hidden : .visible }) ?? .automatic }
    set { _hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }
}
extension SceneStorage {
  public init<RowValue: Identifiable>(_ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization<RowValue>(), key)
  }
}
