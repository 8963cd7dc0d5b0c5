import CVirtualTime

/// The path of the Swift runtime this process uses; nil where it cannot be told.
package func loadedRuntimeLibrary() -> String? {
  // Any symbol of the runtime will do.
  zt_library_of("swift_retain").map { String(cString: $0) }
}
