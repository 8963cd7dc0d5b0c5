import SwiftUI

// Ends with 0:

struct Bomb: View {
  var body: some View { Image("bomb").resizable().frame(width: 50, height: 50) }
}

#Preview {
  Bomb()
}
