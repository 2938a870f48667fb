import SwiftUI

struct AccountSection: View {
  @EnvironmentObject private var store: AccountStore
  @State private var isEditing = false
  @State private var confirmsDeletion = false

  var body: some View {
    Section("Account") {
      switch store.phase {
      case .loading:
        ProgressView()
      case .signedOut:
        Text("You are signed out")
          .foregroundStyle(.secondary)
      case .signedIn(let account):
        Button {
          isEditing = true
        } label: {
          AccountRow(account: account)
        }
        .buttonStyle(.plain)
        .sheet(isPresented: $isEditing) {
          AccountEditor(account: account)
        }
        Button("Delete account", role: .destructive) {
          confirmsDeletion = true
        }
        .confirmationDialog(
          "Delete your account?", isPresented: $confirmsDeletion, titleVisibility: .visible
        ) {
          Button("Delete", role: .destructive) {
            Task { await store.deleteAccount() }
          }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("This cannot be undone.")
        }
      }
    }
  }
}

private struct AccountRow: View {
  let account: Account

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(.tint)
        .frame(width: 44, height: 44)
        .overlay { Text(account.initials).font(.headline).foregroundStyle(.white) }
      VStack(alignment: .leading) {
        Text(account.name).font(.headline)
        Text(account.email).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }
}
