extension Array {
  /// Where the elements lie; 0 when there are none.
  var address: UInt { withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
}
