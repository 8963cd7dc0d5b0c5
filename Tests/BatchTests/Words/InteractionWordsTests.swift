import Batch
import Playback
import Testing

@Suite("InteractionWords") struct InteractionWordsTests {
  private static func named(
    _ name: String, _ gesture: Interaction.Gesture, _ time: Double, _ count: Int = 1
  ) -> Interaction {
    Interaction(
      target: .named(name, occurrence: count), gesture: gesture, timeSeconds: time)
  }

  @Test(
    "reads TARGET[:ARGS]@TIME[/DURATION], the last @ counting",
    arguments: [
      (InteractionVerb.tap, "Like@0.5s", named("Like", .tap, 0.5)),
      (.tap, "Like#2@500ms", named("Like", .tap, 0.5, 2)),
      (.tap, "me@x.org@1", named("me@x.org", .tap, 1)),
      (.tap, "Time: 5@1s", named("Time: 5", .tap, 1)),
      (.tap, "#1@1s", named("#1", .tap, 1)),
      (.tap, "\"Like #2\"#3@1s", named("Like #2", .tap, 1, 3)),
      (.longPress, "Like@0.5s/1.5s", named("Like", .longPress(seconds: 1.5), 0.5)),
      (
        .drag, "Card:+120,-4.5@0.3s/0.4s",
        named("Card", .drag(dx: 120, dy: -4.5, seconds: 0.4), 0.3)
      ),
      (.drag, "a:b:1,2@1s/100ms", named("a:b", .drag(dx: 1, dy: 2, seconds: 0.1), 1)),
      (.type, "Email:me@x.org@1s", named("Email", .type("me@x.org", seconds: nil), 1)),
      (.type, "URL:http://x/2@1s/2s", named("URL", .type("http://x/2", seconds: 2), 1)),
      (.type, "\"Note: a\":b\\n@1s", named("Note: a", .type("b\n", seconds: nil), 1)),
      (.hover, "Card@1s", named("Card", .hover(seconds: nil), 1)),
      (.magnify, "Photo:1.5@1s/0.2s", named("Photo", .magnify(scale: 1.5, seconds: 0.2), 1)),
      (.rotate, "Photo:-90deg@1s/0.2s", named("Photo", .rotate(degrees: -90, seconds: 0.2), 1)),
      (
        .tap, "120,80.5@1s",
        Interaction(target: .point(x: 120, y: 80.5), gesture: .tap, timeSeconds: 1)
      ),
      (
        .scroll, ":0,300@1s/1s",
        Interaction(target: .any, gesture: .scroll(dx: 0, dy: 300, seconds: 1), timeSeconds: 1)
      ),
    ])
  func reads(_ verb: InteractionVerb, _ text: String, _ wanted: Interaction) throws {
    #expect(try InteractionWords.read(text, as: verb) == wanted)
  }

  @Test("reads what it names as an example", arguments: InteractionVerb.allCases)
  func examples(_ verb: InteractionVerb) throws {
    #expect(throws: Never.self) { try InteractionWords.read(verb.example, as: verb) }
  }

  @Test(
    "names the letter where it cannot go on",
    arguments: [
      (InteractionVerb.tap, "Like", "letter 5: the time is missing"),
      (.tap, "Like@soon", "letter 6: 'soon' is no time"),
      (.tap, "@1s", "letter 1: the target is missing"),
      (.tap, "Like@1s/2s", "which takes no time"),
      (.tap, "\"Like@1s", "the quoted target does not end"),
      (.longPress, "Like@1s/x", "letter 9: 'x' is no length of time"),
      (.drag, "Card@1s", "letter 5: ':' and what follows it"),
      (.drag, "Card:12@1s", "letter 6: '12' is not a way in points"),
      (.drag, "Card:1,b@1s", "letter 6: '1,b' is not a way"),
      (.magnify, "Photo:0@1s", "a scale from 0.01"),
      (.rotate, "Photo:far@1s", "letter 7: 'far' is not a turn"),
      (.type, "Email:@1s", "letters to type"),
    ])
  func refuses(_ verb: InteractionVerb, _ text: String, _ told: String) {
    let error = #expect(throws: ValueError.self) {
      try InteractionWords.read(text, as: verb)
    }
    #expect(error?.wanted.contains(told) == true, "\(error?.wanted ?? "nothing")")
    #expect(error?.wanted.contains(verb.form) == true)
  }
}
