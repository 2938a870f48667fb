extension PreludeLibrary {
  /// The chunks of this folder.
  static let memoryChunks: [PreludeChunk] = [
    memories, pointers, unsafePointer, unsafeMutablePointer, pointerNumbers, buffers,
    unsafeBufferPointer,
    unsafeMutableBufferPointer, rawPointers, unsafeRawBufferPointer, unsafeMutableRawBufferPointer,
    memoryAccess, arrayMemory, sliceMemory, lentMemory, memoryFunctions, textMemory, dataMemory,
    unmanaged, unsafeCasts, span,
    spanMembers,
  ]
}
