func loc() { struct L { @propertyWrapper struct Q { var wrappedValue: Int }; @Q var v = 4 }; print(L().v, L(v: 1).v) }
loc()
