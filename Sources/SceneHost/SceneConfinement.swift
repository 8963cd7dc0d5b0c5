/// What a scene may reach and use up.
package struct SceneConfinement: Hashable, Sendable {
  /// Whether the scene is kept from files, network and other processes.
  package var isSandboxed = true
  /// Files and folders it may read besides its own and the system's.
  package var readable: [String] = []
  /// Address space of its process, bytes; 0 sets no limit.
  package var memoryBytes = 4 << 30
  /// Real seconds it may take in all.
  ///
  /// A scene can make up signs of life for ever, so there is always a limit.
  package var seconds = 3600.0
  /// Real seconds the compiler may take over it.
  package var compileSeconds = 120.0
  /// Real seconds without a sign of life before it counts as hung.
  package var stallSeconds = 10.0

  package init() {}
}
