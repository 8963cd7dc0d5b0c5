import CoreGraphics

/// A list; it shows no rows here.
open class UITableView: UIScrollView {
  /// Colour of its lines.
  open var separatorColor: UIColor?
  /// The look of its lines.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// What is under the last row.
  open var tableFooterView: UIView?
  /// What is above the first row.
  open var tableHeaderView: UIView?
  /// Space above the first section, in points.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Height of rows, in points.
  open var rowHeight: CGFloat = -1
}
/// A row of a list.
open class UITableViewCell: UIView {
  /// The look of lines.
  @frozen public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine }
  /// The look of a chosen row.
  @frozen public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }
  /// The look of a chosen row.
  open var selectionStyle = SelectionStyle.default
  /// What is behind a chosen row.
  open var selectedBackgroundView: UIView?
}
/// The head or foot of a section.
open class UITableViewHeaderFooterView: UIView {}
/// Cells in rows and columns; it shows none here.
open class UICollectionView: UIScrollView {}

/// A text that can be written in.
open class UITextView: UIScrollView {
  /// The text.
  open var text: String = ""
  /// Words with attributes.
  open var attributedText: NSAttributedString = NSAttributedString(string: "") {
    didSet { text = attributedText.string }
  }
  /// The colour of its words.
  open var textColor: UIColor?
  /// The font of its words.
  open var font: UIFont?
  /// How its words stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it can be written in.
  open var isEditable = true
  /// Whether it can be selected.
  open var isSelectable = true
  /// Space around its words, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}
/// Who is told of a text; never here.
public protocol UITextViewDelegate: UIScrollViewDelegate {}
