// UIKit's controls. Their actions run only when the program calls `sendActions(for:)`.

public class UIMenuElement: NSObject {}
public class UIAction: UIMenuElement {
  public let title: String
  public var image: UIImage?
  let _handler: (UIAction) -> Void
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    _handler = handler
  }
}
public class UIMenu: UIMenuElement {
  public let title: String
  public let children: [UIMenuElement]
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.title = title
    self.children = children
  }
}
public class UIControl: UIView {
  public struct Event: OptionSet, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 65536)
    public static let editingChanged = Event(rawValue: 131072)
    public static let editingDidEnd = Event(rawValue: 262144)
    public static let editingDidEndOnExit = Event(rawValue: 524288)
  }
  public struct State: OptionSet, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  var _actions: [(Event, (UIControl) -> Void)] = []
  public var isEnabled = true
  public var isSelected = false
  public var isHighlighted = false
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {
    weak var receiver = target.map { $0 as AnyObject }
    _actions.append((events, { if let receiver { action._send(receiver, $0) } }))
  }
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  public func addAction(_ action: UIAction, for events: Event) {
    _actions.append((events, { _ in action._handler(action) }))
  }
  public func sendActions(for events: Event) {
    for (own, act) in _actions where !own.isDisjoint(with: events) { act(self) }
  }
}
public class UIButton: UIControl {
  public enum ButtonType: Int { case custom, system, detailDisclosure, infoLight, infoDark, close }
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseBackgroundColor: UIColor?
    public var baseForegroundColor: UIColor?
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
  public var configuration: Configuration?
  public var menu: UIMenu?
  public var showsMenuAsPrimaryAction = false
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  var _titles: [State: String] = [:]
  public var currentTitle: String? { _titles[.normal] }
  public func setTitle(_ title: String?, for state: State) { _titles[state] = title }
  public func title(for state: State) -> String? { _titles[state] }
  public func setTitleColor(_ color: UIColor?, for state: State) {}
  public func setImage(_ image: UIImage?, for state: State) {}
  public func setBackgroundImage(_ image: UIImage?, for state: State) {}
}
public class UISwitch: UIControl {
  public var isOn = false
  public var onTintColor: UIColor?
  public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
}
public class UISlider: UIControl {
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var isContinuous = true
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  public func setThumbImage(_ image: UIImage?, for state: State) {}
}
public class UIStepper: UIControl {
  public var value = 0.0
  public var minimumValue = 0.0
  public var maximumValue = 100.0
  public var stepValue = 1.0
}
public class UISegmentedControl: UIControl {
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    numberOfSegments = items?.count ?? 0
  }
  public private(set) var numberOfSegments = 0
  public var selectedSegmentIndex = -1
  public var selectedSegmentTintColor: UIColor?
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}
public class UIDatePicker: UIControl {
  public enum Mode: Int { case time, date, dateAndTime, countDownTimer }
  public var date = Date()
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var datePickerMode = Mode.dateAndTime
}
public class UIPageControl: UIControl {
  public var numberOfPages = 0
  public var currentPage = 0
  public var hidesForSinglePage = false
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?
  public static func appearance() -> UIPageControl { UIPageControl() }
  public func size(forNumberOfPages count: Int) -> CGSize { .zero }
}
public class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  public func beginRefreshing() { isRefreshing = true }
  public func endRefreshing() { isRefreshing = false }
}
@MainActor public class UIBarItem: NSObject {
  public var title: String?
  public var image: UIImage?
  public var isEnabled = true
}
public class UIBarButtonItem: UIBarItem {
  public enum Style: Int { case plain, done = 2 }
  public enum SystemItem: Int {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, close = 24
  }
  public override init() {}
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    self.title = title
  }
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    self.image = image
  }
  public init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {}
  public init(customView: UIView) {}
}
