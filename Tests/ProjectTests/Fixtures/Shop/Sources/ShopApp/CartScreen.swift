import Cart
import Checkout
import Money
import SwiftUI

struct CartScreen: View {
  @Environment(Cart.self) private var cart
  @Environment(CheckoutModel.self) private var checkout
  @State private var code = ""
  @State private var isWrongCode = false

  var body: some View {
    @Bindable var checkout = checkout
    NavigationStack(path: $checkout.path) {
      List {
        ForEach(cart.items) { item in
          CartRow(item: item) { cart.setCount($0, of: item.id) }
        }
        .onDelete { offsets in
          for offset in offsets { cart.setCount(0, of: cart.items[offset].id) }
        }
        if !cart.isEmpty {
          Section("Coupon") {
            TextField("Code", text: $code)
              .onSubmit(apply)
            if isWrongCode { Text("No such coupon") }
          }
          TotalSection()
          Button("Check out") { checkout.path = [.address] }
        } else {
          ContentUnavailableView("Your cart is empty", systemImage: "cart")
        }
      }
      .navigationDestination(for: CheckoutModel.Step.self) { step in
        switch step {
        case .address: AddressScreen()
        case .payment: PaymentScreen()
        case .done(let number): DoneScreen(number: number)
        }
      }
    }
  }

  private func apply() {
    let coupon = Coupon(code: code)
    cart.coupon = coupon
    isWrongCode = coupon == nil
  }
}

private struct CartRow: View {
  let item: Cart.Item
  let setCount: (Int) -> Void

  var body: some View {
    Stepper {
      LabeledContent("\(item.count) × \(item.product.name)", value: item.price.description)
    } onIncrement: {
      setCount(item.count + 1)
    } onDecrement: {
      setCount(item.count - 1)
    }
  }
}

private struct TotalSection: View {
  @Environment(Cart.self) private var cart

  var body: some View {
    Section {
      LabeledContent("Subtotal", value: "\(cart.subtotal)")
      if cart.discount > .zero {
        LabeledContent("Discount", value: "\(Money.zero - cart.discount)")
      }
      LabeledContent("Total") { Text("\(cart.total.description)").priceStyle() }
    }
  }
}
