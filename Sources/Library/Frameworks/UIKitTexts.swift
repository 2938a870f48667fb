// UIKit's text views and fields.

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
@MainActor @objc public protocol UITextFieldDelegate: NSObjectProtocol {
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
@MainActor @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
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
@MainActor @objc public protocol UISearchBarDelegate: NSObjectProtocol {
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
