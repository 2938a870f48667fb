// WidgetKit. The system never requests timelines here: providers are functions that the
// program may call, and a widget's view can be mounted with an entry like any other.

public struct TimelineEntryRelevance: Hashable, Codable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}
public struct TimelineReloadPolicy: Equatable {
  let _date: Date?
  let _name: String
  public static let atEnd = TimelineReloadPolicy(_date: nil, _name: "atEnd")
  public static let never = TimelineReloadPolicy(_date: nil, _name: "never")
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(_date: date, _name: "after")
  }
}
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
  public init(
    family: WidgetFamily = .systemSmall, isPreview: Bool = false,
    displaySize: CGSize = CGSize(width: 158, height: 158)
  ) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: TimelineProviderContext) -> Entry
  func getSnapshot(
    in context: TimelineProviderContext, completion: @escaping (Entry) -> Void)
  func getTimeline(
    in context: TimelineProviderContext, completion: @escaping (Timeline<Entry>) -> Void)
}
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: TimelineProviderContext) -> Entry
  func snapshot(for configuration: Intent, in context: TimelineProviderContext) async -> Entry
  func timeline(
    for configuration: Intent, in context: TimelineProviderContext
  ) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public init(intent: Intent, description: String) {}
}
public enum WidgetFamily: Int, CaseIterable, Hashable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
public struct WidgetRenderingMode: Hashable {
  let _name: String
  public static let fullColor = WidgetRenderingMode(_name: "fullColor")
  public static let accented = WidgetRenderingMode(_name: "accented")
  public static let vibrant = WidgetRenderingMode(_name: "vibrant")
}

@MainActor public protocol WidgetConfiguration {}
extension WidgetConfiguration {
  public func configurationDisplayName(_ name: String) -> some WidgetConfiguration { self }
  public func description(_ text: String) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    self
  }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  public func pushHandler<T>(_ handler: T.Type) -> some WidgetConfiguration { self }
}
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
}
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}
@MainActor public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
public struct _WidgetPair<First: Widget, Second: Widget>: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
@resultBuilder public enum WidgetBundleBuilder {
  public static func buildPartialBlock<W: Widget>(first: W) -> W { first }
  public static func buildPartialBlock<A: Widget, B: Widget>(
    accumulated: A, next: B
  ) -> _WidgetPair<A, B> { _WidgetPair() }
}
@MainActor public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}
extension Widget {
  @MainActor public static func main() {}
}
extension WidgetBundle {
  @MainActor public static func main() {}
}
public struct WidgetInfo {
  public let kind: String
  public let family: WidgetFamily
  public let configuration: Any?
}
public final class WidgetCenter {
  public static let shared = WidgetCenter()
  init() {}
  public func reloadTimelines(ofKind kind: String) { _noteAction("reload timelines of \(kind)") }
  public func reloadAllTimelines() { _noteAction("reload all timelines") }
  public func invalidateConfigurationRecommendations() {}
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
