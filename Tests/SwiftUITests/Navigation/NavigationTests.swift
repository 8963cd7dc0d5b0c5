import SwiftUI
import TestSupport
import Testing

@Suite("Navigation and presentations") @MainActor struct NavigationTests {
  @Test("a first page has a bar of 44 points and a large title of 52")
  func largeTitle() {
    let stage = Stage(
      NavigationStack {
        Color.red.accessibilityIdentifier("page").navigationTitle("Home")
      })
    #expect(stage.view("page", at: 0)?.origin == CGPoint(x: 0, y: 96))
    #expect(stage.view("page", at: 0)?.height == 104)
    #expect(stage.view("Home", at: 0) != nil)
  }

  @Test("an inline title leaves a bar of 44 points, a hidden bar none")
  func bars() {
    let inline = Stage(
      NavigationStack {
        Color.red.accessibilityIdentifier("page").navigationTitle("Home")
          .navigationBarTitleDisplayMode(.inline)
      })
    #expect(inline.view("page", at: 0)?.origin.y == 44)
    let hidden = Stage(
      NavigationStack {
        Color.red.accessibilityIdentifier("page").toolbar(.hidden, for: .navigationBar)
      })
    #expect(hidden.view("page", at: 0)?.origin.y == 0)
  }

  @Test("a link slides its page in from the trailing side")
  func push() {
    let stage = Stage(
      NavigationStack {
        NavigationLink("Go") {
          Color.red.accessibilityIdentifier("next").toolbar(.hidden, for: .navigationBar)
        }
        .toolbar(.hidden, for: .navigationBar)
      })
    stage.move(to: 1)
    stage.graph.tap(at: CGPoint(x: 100, y: 100))
    let early = stage.view("next", at: 1.05)?.origin.x ?? 0
    #expect(early > 0 && early < 200)
    #expect(abs(stage.view("next", at: 4)?.origin.x ?? 1) < 0.01)
  }

  @Test("items of a toolbar lie in the bar, leading and trailing")
  func toolbar() {
    let stage = Stage(
      NavigationStack {
        Color.red
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("left")
            }
            ToolbarItem(placement: .primaryAction) {
              Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("right")
            }
          }
      })
    #expect(stage.view("left", at: 0)?.origin == CGPoint(x: 16, y: 12))
    #expect(stage.view("right", at: 0)?.origin == CGPoint(x: 164, y: 12))
  }

  private struct SheetScene: View {
    let remote: Remote
    var detents: Set<PresentationDetent> = [.large]
    var body: some View {
      Rectangle().frame(width: 10, height: 10)
        .sheet(
          isPresented: Binding(get: { remote.flag }, set: { remote.flag = $0 })
        ) {
          Color.red.accessibilityIdentifier("sheet").presentationDetents(detents)
        }
    }
  }

  @Test("a sheet rises over the whole canvas, whatever shows it, and goes again")
  func sheet() {
    let remote = Remote()
    let stage = Stage(SheetScene(remote: remote))
    #expect(stage.view("sheet", at: 0) == nil)
    stage.change(at: 1) { remote.flag = true }
    let early = stage.view("sheet", at: 1.1)?.origin.y ?? 0
    #expect(early > 10 && early < 200)
    #expect(abs((stage.view("sheet", at: 4)?.origin.y ?? 0) - 10) < 0.01)
    #expect(stage.view("sheet", at: 4)?.width == 200)
    stage.change(at: 5) { remote.flag = false }
    #expect(stage.view("sheet", at: 9) == nil)
  }

  @Test("a medium sheet takes half of the canvas")
  func detent() {
    let remote = Remote()
    remote.flag = true
    let stage = Stage(SheetScene(remote: remote, detents: [.medium]))
    #expect(stage.view("sheet", at: 3)?.height == 100)
  }

  @Test("an alert's button acts and closes the alert")
  func alert() {
    struct Scene: View {
      let remote: Remote
      var body: some View {
        Color.white
          .alert("Sure?", isPresented: Binding(get: { remote.flag }, set: { remote.flag = $0 })) {
            Button("Yes") { remote.number = 1 }
          }
      }
    }
    let remote = Remote()
    remote.flag = true
    let stage = Stage(Scene(remote: remote), size: CGSize(width: 400, height: 400))
    stage.move(to: 2)
    let button = stage.graph.elements().first { $0.text == "Yes" }
    #expect(button?.isTappable == true)
    if let frame = button?.frame { stage.graph.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
    stage.move(to: 5)
    #expect(remote.number == 1)
    #expect(!remote.flag)
    #expect(stage.view("Sure?", at: 6) == nil)
  }

  @Test("a tab view shows the page of its value above a bar of 49 points")
  func tabs() {
    struct Scene: View {
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Color.red.accessibilityIdentifier("one").tabItem { Text("A") }.tag(1)
          Color.blue.accessibilityIdentifier("two").tabItem { Text("B") }.tag(2)
        }
      }
    }
    let stage = Stage(Scene())
    #expect(stage.view("two", at: 0) == nil)
    #expect((stage.view("one", at: 0)?.height ?? 0) == 151.5)
    stage.graph.tap(at: CGPoint(x: 150, y: 180))
    #expect(stage.view("one", at: 1) == nil)
    #expect(stage.view("two", at: 1) != nil)
  }
}
