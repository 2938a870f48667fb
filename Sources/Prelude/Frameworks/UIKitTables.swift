extension PreludeLibrary {
  /// UIKit's lists. Nobody asks their data sources for rows.
  static let uiTables = PreludeChunk(
    names: [
      "UITableView", "UITableViewCell", "UITableViewDelegate", "UITableViewDataSource",
      "UITableViewController", "UICollectionView", "UICollectionViewCell",
      "UICollectionViewDelegate", "UICollectionViewDataSource", "UICollectionViewLayout",
      "UICollectionViewFlowLayout", "UICollectionReusableView", "UIContextualAction",
      "UISwipeActionsConfiguration", "UIHostingConfiguration", "UIContentConfiguration",
      "UIListContentConfiguration", "UIPickerView", "UIPickerViewDelegate",
      "UIPickerViewDataSource",
    ],
    text: #"""
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
        public init(@ViewBuilder content: () -> Content) {}
        public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
      }
      public protocol UITableViewDelegate: UIScrollViewDelegate {}
      public protocol UITableViewDataSource: NSObjectProtocol {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell
      }
      public class UITableViewCell: UIView {
        public enum CellStyle: Int { case `default`, value1, value2, subtitle }
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
        public enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic = 100 }
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
        public func beginUpdates() {}
        public func endUpdates() {}
      }
      public class UITableViewController: UIViewController, UITableViewDelegate {
        public convenience init(style: UITableView.Style) { self.init(nibName: nil, bundle: nil) }
        public var tableView: UITableView! = UITableView()
        public func numberOfSections(in tableView: UITableView) -> Int { 1 }
        public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          0
        }
        public func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
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
      public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
      public protocol UICollectionViewDataSource: NSObjectProtocol {
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
        public func reloadData() {}
      }
      public protocol UIPickerViewDelegate: NSObjectProtocol {}
      public protocol UIPickerViewDataSource: NSObjectProtocol {
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
      """#)
}
