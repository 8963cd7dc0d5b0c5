// zoetrope: size 300x520, scale 1, fps 10, duration 3s
// zoetrope: tap "Details" at 0.2s, tap "Fruit" at 0.8s, tap "Citrus" at 1.4s
// zoetrope: tap "Edit" at 2s
import SwiftUI

/// Groups fold in a style of their own, trees fold branch by branch, lists show marks while edited.
struct Folding: View {
  @State private var letters = ["A", "B", "C"]
  @State private var isExpanded = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        DisclosureGroup("Details", isExpanded: $isExpanded) {
          Text("Below").frame(maxWidth: .infinity).background(.blue.secondary)
        }
        .disclosureGroupStyle(CardStyle())
        .padding(8)
        List(Food.all, children: \.kinds) { Text($0.name) }
          .frame(height: 220)
        List {
          ForEach(letters, id: \.self) { Text($0) }
            .onDelete { letters.remove(atOffsets: $0) }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
      }
      .navigationTitle("Folding")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { EditButton() }
    }
  }
}

struct Food: Identifiable {
  let name: String
  var kinds: [Food]?
  var id: String { name }
  static let all = [
    Food(name: "Bread"),
    Food(
      name: "Fruit",
      kinds: [
        Food(name: "Apple"),
        Food(name: "Citrus", kinds: [Food(name: "Lemon"), Food(name: "Lime")]),
      ]),
  ]
}

struct CardStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation(.linear(duration: 0.3)) { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          Image(systemName: configuration.isExpanded ? "minus" : "plus")
          configuration.label
        }
      }
      if configuration.isExpanded { configuration.content }
    }
    .padding(8)
    .frame(maxWidth: .infinity)
    .background(.orange.tertiary, in: .rect(cornerRadius: 8))
  }
}

#Preview {
  Folding()
}
