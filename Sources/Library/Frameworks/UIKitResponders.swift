// UIKit's views, which store their values but are not drawn.

public class NSCoder: NSObject {}
public class UIEvent: NSObject {
  public enum EventSubtype: Int { case none, motionShake }
}
public class UIPress: NSObject {}
public class UIPressesEvent: UIEvent {}
public class UITouch: NSObject {
  public func location(in view: UIView?) -> CGPoint { .zero }
}
@MainActor public class UIResponder: NSObject {
  public static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
  public static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
  public static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
  public static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "keyboardWillChangeFrame")
  public static let keyboardDidChangeFrameNotification = Notification.Name("keyboardDidChangeFrame")
  public static let keyboardFrameBeginUserInfoKey = "keyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "keyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "keyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "keyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "keyboardIsLocalUserInfoKey"
  public override init() {}
  public var next: UIResponder? { nil }
  public var isFirstResponder: Bool { false }
  public var canBecomeFirstResponder: Bool { false }
  @discardableResult public func becomeFirstResponder() -> Bool { false }
  @discardableResult public func resignFirstResponder() -> Bool { false }
  public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  public var canResignFirstResponder: Bool { true }
  public var inputView: UIView? { nil }
  public var inputAccessoryView: UIView? { nil }
  public var undoManager: UndoManager? { nil }
  public func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  public func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  public func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  public func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    false
  }
}
