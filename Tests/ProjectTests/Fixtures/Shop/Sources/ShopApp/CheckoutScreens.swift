import Checkout
import SwiftUI

struct AddressScreen: View {
  @Environment(CheckoutModel.self) private var model

  var body: some View {
    @Bindable var model = model
    Form {
      TextField("Street", text: $model.street)
      TextField("City", text: $model.city)
      NavigationLink("Continue", value: CheckoutModel.Step.payment)
        .disabled(!model.hasAddress)
    }
    .navigationTitle("Address")
  }
}

struct PaymentScreen: View {
  @Environment(CheckoutModel.self) private var model

  var body: some View {
    VStack {
      Text("To \(model.street), \(model.city)")
      if let refusal = model.refusal {
        Label(refusal, systemImage: "xmark.octagon").foregroundStyle(.red)
      }
      Button {
        Task { await model.pay() }
      } label: {
        if model.isPaying { ProgressView() } else { Text("Pay \(model.total.description)") }
      }
      .disabled(model.isPaying)
    }
    .navigationTitle("Payment")
  }
}

struct DoneScreen: View {
  @Environment(CheckoutModel.self) private var model
  let number: Int

  var body: some View {
    VStack {
      Text(verbatim: "Order \(number)")
      Button("Continue shopping") { model.path.removeAll() }
    }
    .navigationBarBackButtonHidden()
  }
}
