import CoreGraphics
import ObjectiveC

/// A thing that can be used.
open class UIControl: UIView {
  /// How it stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a condition.
    public let rawValue: UInt
    /// Conditions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Out of use.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
  /// What has been done with it.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit an event.
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touched.
    public static let touchDown = Event(rawValue: 1)
    /// Let go inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Let go outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The usual one.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Text is being written.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Another text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is written.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
  private var actions: [(target: Any?, action: Selector, event: Event)] = []
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false
  /// Calls a method when something is done with it.
  open func addTarget(_ target: Any?, action: Selector, for event: Event) {
    actions.append((target, action, event))
  }
  /// Calls no method any more.
  open func removeTarget(_ target: Any?, action: Selector?, for event: Event) {
    actions.removeAll { !$0.event.isDisjoint(with: event) }
  }
  /// Calls the methods for something done with it.
  open func sendActions(for event: Event) {
    for entry in actions where !entry.event.isDisjoint(with: event) {
      entry.action._send(to: entry.target, self)
    }
  }
}

/// A button.
open class UIButton: UIControl {
  /// Its look.
  @frozen public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  /// Its words.
  public let titleLabel: UILabel? = UILabel()
  /// Its picture.
  public let imageView: UIImageView? = UIImageView()
  /// A button of a look.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  /// Its words.
  open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
  /// The colour of its words.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    if let color { titleLabel?.textColor = color }
  }
  /// Its picture.
  open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
}

/// A choice of a few.
open class UISegmentedControl: UIControl {
  /// Colour of what is chosen.
  open var selectedSegmentTintColor: UIColor?
  /// Which one is chosen.
  open var selectedSegmentIndex = -1
  /// Has no effect here.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
/// A switch.
open class UISwitch: UIControl {
  /// Colour when on.
  open var onTintColor: UIColor?
  /// Colour of the knob.
  open var thumbTintColor: UIColor?
  /// Whether it is on.
  open var isOn = false
}
/// A value on a line.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// Colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// Colour after the knob.
  open var maximumTrackTintColor: UIColor?
  /// Colour of the knob.
  open var thumbTintColor: UIColor?
  /// Has no effect here.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Sets the value at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}
/// Two buttons for a value.
open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
}
/// A date on wheels.
open class UIDatePicker: UIControl {
  /// The date.
  open var date = Date(timeIntervalSince1970: 0)
}
/// Dots for pages.
open class UIPageControl: UIControl {
  /// How many pages.
  open var numberOfPages = 0
  /// The page.
  open var currentPage = 0
  /// Colour of the page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// Colour of the other dots.
  open var pageIndicatorTintColor: UIColor?
}
/// A line of text that can be written in.
open class UITextField: UIControl {
  /// The text.
  open var text: String?
  /// What is shown while it is empty.
  open var placeholder: String?
  /// The colour of its words.
  open var textColor: UIColor?
  /// The font of its words.
  open var font: UIFont?
  /// How its words stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether its words are hidden.
  open var isSecureTextEntry = false
  /// Its keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Its return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Who is told.
  open weak var delegate: (any UITextFieldDelegate)?
}
/// Who is told of a line of text; never here.
public protocol UITextFieldDelegate: AnyObject {}
