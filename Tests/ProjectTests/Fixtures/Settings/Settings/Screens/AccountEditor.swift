import SwiftUI

struct AccountEditor: View {
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var store: AccountStore
  @State private var draft: Account
  @FocusState private var focus: Field?

  private enum Field: Hashable { case name, email }

  init(account: Account) {
    _draft = State(initialValue: account)
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft.name)
          .textContentType(.name)
          .focused($focus, equals: .name)
          .onSubmit { focus = .email }
        TextField("Email", text: $draft.email)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .focused($focus, equals: .email)
        if !draft.hasValidEmail {
          Label("Enter a full address", systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
        }
      }
      .navigationTitle("Edit account")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            Task {
              await store.update { $0 = draft }
              dismiss()
            }
          }
          .disabled(draft.name.isEmpty || !draft.hasValidEmail)
        }
      }
    }
    .interactiveDismissDisabled(draft != store.account)
    .onAppear { focus = .name }
  }
}
