extension PreludeLibrary {
  /// UIKit's and AppKit's views and delegates as SwiftUI programs hold them. None of it is simulated:
  /// such a view shows its name, and takes part in the flow of data by what its fields and bindings are.
  static let platformViews = PreludeChunk(
    names: platforms.flatMap { names(of: $0) },
    text: platforms.map { text(of: $0) }.joined())

  private struct Platform: Sendable {
    let prefix: String
    let application: String
  }

  private static let platforms = [
    Platform(prefix: "UI", application: "UIApplication"),
    Platform(prefix: "NS", application: "NSApplication"),
  ]

  /// What the system would post: nothing posts it here but the program itself.
  private static let applicationNotices = [
    "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground",
    "willTerminate", "didFinishLaunching", "didReceiveMemoryWarning", "significantTimeChange",
    "userDidTakeScreenshot",
  ]

  private static func names(of platform: Platform) -> [String] {
    let prefix = platform.prefix
    return [
      "\(prefix)ViewRepresentable", "\(prefix)ViewControllerRepresentable",
      "\(prefix)ViewRepresentableContext", "\(prefix)ViewControllerRepresentableContext",
      "\(prefix)HostingController", platform.application, "\(platform.application)Delegate",
      "\(platform.application)DelegateAdaptor",
    ]
  }

  private static func text(of platform: Platform) -> String {
    representable("View", platform) + representable("ViewController", platform)
      + """
      public class \(platform.prefix)HostingController<Content: View> {
        public var rootView: Content
        public init(rootView: Content) { self.rootView = rootView }
      }
      public protocol \(platform.application)Delegate: AnyObject {}
      public final class \(platform.application) {
        public struct LaunchOptionsKey: Hashable { let _name: String }
        public struct OpenURLOptionsKey: Hashable { let _name: String }
        public static let shared = \(platform.application)()
        init() {}
        public func open(_ url: URL) {}
        public func terminate(_ sender: Any?) {}
      \(applicationNotices.map { "  public static let \($0)Notification = Notification.Name(\"\($0)\")\n" }
        .joined())
      }
      @propertyWrapper public struct \(platform.application)DelegateAdaptor<DelegateType> {
        public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
        public var wrappedValue: DelegateType {
          _fault("there is no application delegate: \(platform.prefix)Kit is not simulated")
        }
      }

      """
  }

  private static func representable(_ kind: String, _ platform: Platform) -> String {
    let name = "\(platform.prefix)\(kind)"
    let type = "\(name)Type"
    let value = "\(platform.prefix.lowercased())\(kind)"
    return """
      public struct \(name)RepresentableContext<Representable: \(name)Representable> {
        public var coordinator: Representable.Coordinator {
          _fault("there is no coordinator: \(platform.prefix)Kit is not simulated")
        }
        public var environment: EnvironmentValues { EnvironmentValues() }
        public var transaction: Transaction { Transaction() }
      }
      public protocol \(name)Representable: View {
        associatedtype \(type)
        associatedtype Coordinator = Void
        typealias Context = \(name)RepresentableContext<Self>
        func make\(name)(context: Context) -> \(type)
        func makeCoordinator() -> Coordinator
        func update\(name)(_ \(value): \(type), context: Context)
      }
      extension \(name)Representable where Coordinator == Void {
        public func makeCoordinator() -> Coordinator { () }
      }
      extension \(name)Representable {
        public var body: some View { _InertLeaf(_name: "\(name)", _arguments: []) }
      }

      """
  }
}
