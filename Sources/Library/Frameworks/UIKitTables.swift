// UIKit's table and collection views. They do not ask their data sources for rows.

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
public protocol UIContentConfiguration {}
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
}
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let _content: Content
  public init(@ViewBuilder content: () -> Content) { _content = content() }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
}
@MainActor @objc public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat
  @objc optional func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  @objc optional func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat
  @objc optional func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat
  @objc optional func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView?
  @objc optional func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView?
  @objc optional func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?
  @objc optional func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  @objc optional func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  @objc optional func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}
@MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
  @objc optional func numberOfSections(in tableView: UITableView) -> Int
  @objc optional func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String?
  @objc optional func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String?
  @objc optional func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool
  @objc optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
  @objc optional func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
}
public class UITableViewCell: UIView {
  public enum CellStyle: Int { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Int { case none, delete, insert }
  public enum AccessoryType: Int {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Int { case none, blue, gray, `default` }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  public var accessoryType = AccessoryType.none
  public var selectionStyle = SelectionStyle.default
  public var contentConfiguration: (any UIContentConfiguration)?
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  public func prepareForReuse() {}
  public func awakeFromNib() {}
  public func setSelected(_ selected: Bool, animated: Bool) {}
  public static func appearance() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
public class UITableView: UIScrollView {
  public enum Style: Int { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public enum SeparatorStyle: Int { case none, singleLine }
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  public weak var dataSource: (any UITableViewDataSource)?
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var rowHeight: CGFloat = 44
  public var estimatedRowHeight: CGFloat = 44
  public var tableHeaderView: UIView?
  public var tableFooterView: UIView?
  public var allowsSelection = true
  public static let automaticDimension: CGFloat = -1
  public static func appearance() -> UITableView { UITableView() }
  public func register(_ cell: AnyClass?, forCellReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  public func reloadData() {}
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
  public func deselectRow(at path: IndexPath, animated: Bool) {}
  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  public enum ScrollPosition: Int { case none, top, middle, bottom }
  public func selectRow(
    at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  public func cellForRow(at path: IndexPath) -> UITableViewCell? { nil }
  public func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
  public var isEditing = false
  public var indexPathForSelectedRow: IndexPath? { nil }
  public var indexPathsForVisibleRows: [IndexPath]? { nil }
  public func beginUpdates() {}
  public func endUpdates() {}
}
public class UITableViewController: UIViewController, UITableViewDelegate,
  UITableViewDataSource
{
  public convenience init(style: UITableView.Style) { self.init(nibName: nil, bundle: nil) }
  public var tableView: UITableView! = UITableView()
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    0
  }
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
public class UIContextualAction: NSObject {
  public enum Style: Int { case normal, destructive }
  public var backgroundColor: UIColor!
  public var image: UIImage?
  public init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {}
}
public class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) {}
}
public class UICollectionViewLayout: NSObject {}
public class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int { case vertical, horizontal }
  public var itemSize = CGSize(width: 50, height: 50)
  public var minimumLineSpacing: CGFloat = 10
  public var minimumInteritemSpacing: CGFloat = 10
  public var sectionInset = UIEdgeInsets.zero
  public var scrollDirection = ScrollDirection.vertical
}
public class UICollectionReusableView: UIView { public func prepareForReuse() {} }
public class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  public var contentConfiguration: (any UIContentConfiguration)?
}
public class UICollectionViewListCell: UICollectionViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}
@MainActor @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  @objc optional func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}
@MainActor @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
  @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
  @objc optional func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}
public class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { return nil }
  public weak var dataSource: (any UICollectionViewDataSource)?
  public func register(_ cell: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// Configures the cells of one kind for items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void
    let _handler: Handler
    public init(handler: @escaping Handler) { _handler = handler }
  }
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { fatalError("no cell is made outside of UIKit") }
  public func reloadData() {}
  public func reloadItems(at paths: [IndexPath]) {}
  public func insertItems(at paths: [IndexPath]) {}
  public func deleteItems(at paths: [IndexPath]) {}
  public func scrollToItem(
    at path: IndexPath, at position: ScrollPosition, animated: Bool
  ) {}
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  public struct ScrollPosition: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public var collectionViewLayout = UICollectionViewLayout()
  public var indexPathsForSelectedItems: [IndexPath]? { nil }
}
public class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  public var collectionView: UICollectionView! = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
@MainActor @objc public protocol UIPickerViewDelegate: NSObjectProtocol {
  @objc optional func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  @objc optional func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  @objc optional func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat
  @objc optional func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat
  @objc optional func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
public class UIPickerView: UIView {
  public weak var delegate: (any UIPickerViewDelegate)?
  public weak var dataSource: (any UIPickerViewDataSource)?
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  public func selectedRow(inComponent component: Int) -> Int { -1 }
  public func reloadAllComponents() {}
}
