// zoetrope: size 240x150, scale 1, fps 10, duration 2.4s
// zoetrope: type "me@x.org\n" into "Email" at 0.2s
// zoetrope: type "abc\n" into "Password" at 1.4s for 0.5s
import SwiftUI

/// Letters come into fields one by one; return goes to the next field and sends.
struct SignIn: View {
  private enum Field { case email, password }
  @State private var email = ""
  @State private var password = ""
  @State private var isSent = false
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 10) {
      TextField("Email", text: $email)
        .focused($field, equals: .email)
        .onSubmit { field = .password }
      SecureField("Password", text: $password)
        .focused($field, equals: .password)
        .onSubmit { isSent = true }
      Text(isSent ? "Sent" : "\(email.count) letters")
        .foregroundStyle(field == nil ? Color.primary : .secondary)
    }
    .textFieldStyle(.roundedBorder)
    .padding()
  }
}

#Preview {
  SignIn()
}
