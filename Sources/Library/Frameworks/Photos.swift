// Photos and PhotosUI: an empty library, in which nothing is ever picked.

public struct PHPickerFilter: Equatable {
  let _name: String
  public static let images = PHPickerFilter(_name: "images")
  public static let videos = PHPickerFilter(_name: "videos")
  public static let livePhotos = PHPickerFilter(_name: "livePhotos")
  public static let screenshots = PHPickerFilter(_name: "screenshots")
  public static let panoramas = PHPickerFilter(_name: "panoramas")
  public static let slomoVideos = PHPickerFilter(_name: "slomoVideos")
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(_name: "any")
  }
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(_name: "all")
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(_name: "not")
  }
}
public enum PHAuthorizationStatus: Int {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int { case addOnly = 1, readWrite }
public class PHAsset: NSObject {
  public var localIdentifier: String { "" }
  public var creationDate: Date? { nil }
}
public class PHPhotoLibrary: NSObject {
  static let _library = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { _library }
  public static func authorizationStatus(
    for level: PHAccessLevel
  ) -> PHAuthorizationStatus { .notDetermined }
  public static func requestAuthorization(
    for level: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }
  public static func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
}
public enum PhotosPickerSelectionBehavior { case `default`, ordered, continuous }
public struct PHPickerConfiguration {
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
}
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
@objc public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  public weak var delegate: (any PHPickerViewControllerDelegate)?
}
