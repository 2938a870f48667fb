extension PreludeLibrary {
  /// What is dragged, shared, imported and written to files. Nothing leaves the program: values are
  /// described, and what the system would give back is not there.
  static let transfers = PreludeChunk(
    names: [
      "Transferable", "TransferRepresentation", "TransferRepresentationBuilder",
      "SentTransferredFile", "ReceivedTransferredFile", "SharePreview", "PhotosPickerItem",
      "NSItemProvider", "UTType", "FileWrapper", "FileDocument", "ReferenceFileDocument",
      "FileDocumentReadConfiguration", "FileDocumentWriteConfiguration",
      "FileDocumentConfiguration", "DropInfo", "DropProposal", "DropDelegate", "DropOperation",
      "TableColumnCustomization",
    ],
    text: #"""
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

      """#
        + uniformTypes.map { name, identifier in
          "  public static let \(name) = UTType(exportedAs: \"\(identifier)\")\n"
        }.joined() + #"""
          }

          // `CodableRepresentation(…)` and the others are taken by name.
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
            // There is nothing behind a provider: what is asked for never comes.
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
          """#)

  private static let uniformTypes = [
    ("item", "public.item"), ("content", "public.content"), ("data", "public.data"),
    ("text", "public.text"), ("plainText", "public.plain-text"),
    ("utf8PlainText", "public.utf8-plain-text"), ("rtf", "public.rtf"), ("html", "public.html"),
    ("xml", "public.xml"), ("json", "public.json"), ("yaml", "public.yaml"),
    ("propertyList", "com.apple.property-list"), ("sourceCode", "public.source-code"),
    ("swiftSource", "public.swift-source"),
    ("commaSeparatedText", "public.comma-separated-values-text"),
    ("image", "public.image"), ("png", "public.png"), ("jpeg", "public.jpeg"),
    ("gif", "com.compuserve.gif"), ("tiff", "public.tiff"), ("heic", "public.heic"),
    ("svg", "public.svg-image"), ("pdf", "com.adobe.pdf"), ("audio", "public.audio"),
    ("mp3", "public.mp3"), ("movie", "public.movie"), ("video", "public.video"),
    ("mpeg4Movie", "public.mpeg-4"), ("audiovisualContent", "public.audiovisual-content"),
    ("url", "public.url"), ("fileURL", "public.file-url"), ("folder", "public.folder"),
    ("directory", "public.directory"), ("zip", "public.zip-archive"), ("archive", "public.archive"),
    ("package", "com.apple.package"), ("bundle", "com.apple.bundle"),
    ("application", "com.apple.application"),
    ("usdz", "com.pixar.universal-scene-description-mobile"),
  ]
}
