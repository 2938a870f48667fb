// System view controllers that programs wrap in views.

@MainActor @objc public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  @objc optional func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  @objc optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
public class UIImagePickerController: UINavigationController {
  public enum SourceType: Int { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage")
    public static let imageURL = InfoKey(rawValue: "imageURL")
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
    public static let mediaType = InfoKey(rawValue: "mediaType")
  }
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  public var sourceType = SourceType.photoLibrary
  public var allowsEditing = false
  public var mediaTypes = ["public.image"]
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
}
public class UIActivity: NSObject {
  public struct ActivityType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mail = ActivityType(rawValue: "mail")
    public static let message = ActivityType(rawValue: "message")
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
  }
}
public class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  public var completionWithItemsHandler: CompletionWithItemsHandler?
}
@MainActor @objc public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  @objc optional func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  @objc optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
public class UIDocumentPickerViewController: UIViewController {
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public weak var delegate: (any UIDocumentPickerDelegate)?
  public var allowsMultipleSelection = false
}
