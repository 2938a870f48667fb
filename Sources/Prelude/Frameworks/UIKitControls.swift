extension PreludeLibrary {
  /// UIKit's controls. Nobody touches them: their actions wait for `sendActions(for:)`.
  static let uiControls = PreludeChunk(
    names: [
      "UIControl", "UIAction", "UIMenu", "UIMenuElement", "UIButton", "UISwitch", "UISlider",
      "UIStepper", "UISegmentedControl", "UIDatePicker", "UIPageControl", "UIRefreshControl",
      "UIBarItem", "UIBarButtonItem",
    ],
    text: #"""
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
      public class UIBarItem: NSObject {
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
      """#)

  /// What UIKit writes texts in.
  static let uiTexts = PreludeChunk(
    names: [
      "UILabel", "UITextField", "UITextFieldDelegate", "UITextView", "UITextViewDelegate",
      "UISearchBar", "UISearchBarDelegate", "NSTextAlignment", "NSLineBreakMode",
      "UIKeyboardType", "UIReturnKeyType", "UITextAutocorrectionType",
      "UITextAutocapitalizationType", "UIToolbar", "UITextContentType",
      "UIDataDetectorTypes", "NSTextContainer",
    ],
    text: #"""
      public enum NSTextAlignment: Int { case left, center, right, justified, natural }
      public enum NSLineBreakMode: UInt {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
        case byTruncatingMiddle
      }
      public enum UIKeyboardType: Int {
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
        case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
      }
      public enum UIReturnKeyType: Int {
        case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
        case `continue`
      }
      public enum UITextAutocorrectionType: Int { case `default`, no, yes }
      public enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
      public struct UITextContentType: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let name = UITextContentType(rawValue: "name")
        public static let emailAddress = UITextContentType(rawValue: "email")
        public static let username = UITextContentType(rawValue: "username")
        public static let password = UITextContentType(rawValue: "password")
        public static let newPassword = UITextContentType(rawValue: "new-password")
        public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
        public static let telephoneNumber = UITextContentType(rawValue: "tel")
        public static let URL = UITextContentType(rawValue: "url")
      }
      public struct UIDataDetectorTypes: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
        public static let link = UIDataDetectorTypes(rawValue: 2)
        public static let all = UIDataDetectorTypes(rawValue: .max)
      }
      public class NSTextContainer: NSObject {
        public var lineFragmentPadding: CGFloat = 5
        public var maximumNumberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
      }
      public class UILabel: UIView {
        public var text: String?
        public var attributedText: NSAttributedString?
        public var font: UIFont! = UIFont.systemFont(ofSize: 17)
        public var textColor: UIColor!
        public var textAlignment = NSTextAlignment.natural
        public var numberOfLines = 1
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontSizeToFitWidth = false
        public var adjustsFontForContentSizeCategory = false
        public var minimumScaleFactor: CGFloat = 0
      }
      @objc public protocol UITextFieldDelegate: NSObjectProtocol {
        @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
        @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
        @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
        @objc optional func textFieldDidEndEditing(_ textField: UITextField)
        @objc optional func textField(
          _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
          replacementString string: String
        ) -> Bool
        @objc optional func textFieldDidChangeSelection(_ textField: UITextField)
        @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
        @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
      }
      public class UITextField: UIControl {
        public enum BorderStyle: Int { case none, line, bezel, roundedRect }
        public enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
        public weak var delegate: (any UITextFieldDelegate)?
        public var text: String? = ""
        public var placeholder: String?
        public var font: UIFont?
        public var textColor: UIColor?
        public var textAlignment = NSTextAlignment.natural
        public var borderStyle = BorderStyle.none
        public var clearButtonMode = ViewMode.never
        public var isSecureTextEntry = false
        public var keyboardType = UIKeyboardType.default
        public var returnKeyType = UIReturnKeyType.default
        public var autocorrectionType = UITextAutocorrectionType.default
        public var autocapitalizationType = UITextAutocapitalizationType.sentences
        public var textContentType: UITextContentType?
        var _accessory: UIView?
        public override var inputAccessoryView: UIView? {
          get { _accessory }
          set { _accessory = newValue }
        }
        var _input: UIView?
        public override var inputView: UIView? {
          get { _input }
          set { _input = newValue }
        }
        public var isEditing: Bool { false }
        public var adjustsFontForContentSizeCategory = false
        public var adjustsFontSizeToFitWidth = false
        public var attributedPlaceholder: NSAttributedString?
        public var leftView: UIView?
        public var rightView: UIView?
        public var leftViewMode = ViewMode.never
        public var rightViewMode = ViewMode.never
      }
      @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
        @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
        @objc optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
        @objc optional func textViewDidBeginEditing(_ textView: UITextView)
        @objc optional func textViewDidEndEditing(_ textView: UITextView)
        @objc optional func textView(
          _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool
        @objc optional func textViewDidChange(_ textView: UITextView)
        @objc optional func textViewDidChangeSelection(_ textView: UITextView)
      }
      public class UITextView: UIScrollView {
        public var text: String! = ""
        public var attributedText: NSAttributedString!
        public var font: UIFont?
        public var textColor: UIColor?
        public var textAlignment = NSTextAlignment.natural
        public var isEditable = true
        public var isSelectable = true
        public var adjustsFontForContentSizeCategory = false
        public var allowsEditingTextAttributes = false
        public var dataDetectorTypes: UIDataDetectorTypes = []
        public var textContainer = NSTextContainer()
        public var typingAttributes: [NSAttributedString.Key: Any] = [:]
        public func scrollRangeToVisible(_ range: NSRange) {}
        public var selectedRange = NSRange(location: 0, length: 0)
        public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        public var keyboardType = UIKeyboardType.default
        public var returnKeyType = UIReturnKeyType.default
        public var autocorrectionType = UITextAutocorrectionType.default
        public var autocapitalizationType = UITextAutocapitalizationType.sentences
        var _accessory: UIView?
        public override var inputAccessoryView: UIView? {
          get { _accessory }
          set { _accessory = newValue }
        }
        public static func appearance() -> UITextView { UITextView() }
      }
      @objc public protocol UISearchBarDelegate: NSObjectProtocol {
        @objc optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
        @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
        @objc optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
        @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
        @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
        @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
        @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      }
      public class UISearchBar: UIView {
        public enum Style: UInt { case `default`, prominent, minimal }
        public weak var delegate: (any UISearchBarDelegate)?
        public var text: String?
        public var placeholder: String?
        public var showsCancelButton = false
        public var searchBarStyle = Style.default
        public var autocapitalizationType = UITextAutocapitalizationType.sentences
        public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
      }
      public class UIToolbar: UIView {
        public var items: [UIBarButtonItem]?
        public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
      }
      """#)
}
