/// Keyframes after keyframes.
struct KeyframeSequence<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  let first: First
  let second: Second

  var body: KeyframeSequence { self }

  func _append(to plan: inout _KeyframeTrackPlan<First.Value>) {
    first._append(to: &plan)
    second._append(to: &plan)
  }
}

/// Any number of alike keyframes in order.
struct KeyframeList<Value: Animatable, Content: KeyframeTrackContent>: KeyframeTrackContent
where Content.Value == Value {
  let contents: [Content]

  init(_ contents: [Content]) { self.contents = contents }

  var body: KeyframeList { self }

  func _append(to plan: inout _KeyframeTrackPlan<Value>) {
    for content in contents { content._append(to: &plan) }
  }
}
