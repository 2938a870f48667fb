// WidgetKit's configurations for showing activities.
//
// Module: ActivityKit

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool
}
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public init<Content: View>(
    for type: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}
public enum DynamicIslandExpandedRegionPosition { case leading, trailing, center, bottom }
public typealias DynamicIslandExpandedContentBuilder = ViewBuilder
public func DynamicIslandExpandedRegion<Content: View>(
  _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
  @ViewBuilder content: () -> Content
) -> some View { content() }
public struct DynamicIsland {
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @ViewBuilder expanded: @escaping () -> Expanded,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
}
