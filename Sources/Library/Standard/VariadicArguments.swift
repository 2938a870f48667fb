protocol CVarArg {}
