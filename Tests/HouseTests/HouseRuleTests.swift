import Testing

/// The rules of the house over its sources.
///
/// A message names the file and what to change.
@Suite("The house") struct HouseRuleTests {
  private let sources = House.standing.sources
  private let everything = House.standing.files

  private func expectNone(_ violations: [String], _ location: SourceLocation = #_sourceLocation) {
    let list = violations.joined(separator: "\n")
    #expect(violations.isEmpty, "\(list)", sourceLocation: location)
  }

  @Test("is read at all") func found() {
    #expect(sources.count > 50)
    #expect(sources.contains { $0.path == "Sources/Geometry/Path.swift" })
  }
  @Test("has rooms that import only what they may see") func imports() {
    expectNone(ImportRule.violations(in: sources))
  }
  @Test("reads clocks in few places") func clocks() {
    expectNone(BannedCallRule.clockViolations(in: sources))
  }
  @Test("does not call the C library's transcendental functions") func transcendentals() {
    expectNone(BannedCallRule.mathViolations(in: sources))
  }
  @Test("does not fuse multiplication and addition") func fused() {
    expectNone(BannedCallRule.fusedViolations(in: sources))
  }
  @Test("forces nothing") func force() { expectNone(ForceRule.violations(in: sources)) }
  @Test("has no long file") func fileSizes() {
    expectNone(SizeRule.fileViolations(in: everything))
  }
  @Test("has no room over its budget") func roomSizes() {
    expectNone(SizeRule.roomViolations(in: sources))
  }
  @Test("has no banners") func banners() {
    expectNone(StyleRule.bannerViolations(in: everything))
  }
  @Test("has no leftovers") func leftovers() {
    expectNone(StyleRule.leftoverViolations(in: everything))
  }
  @Test("has no two files of a name in a target") func names() {
    expectNone(StyleRule.nameViolations(in: everything))
  }
  @Test("has no names that say nothing") func emptyNames() {
    expectNone(StyleRule.emptyNameViolations(in: everything))
  }
  @Test("keeps pointers where they are expected") func pointers() {
    expectNone(PointerRule.violations(in: sources))
  }
  @Test("says of what is inert that it is") func inert() {
    expectNone(InertRule.violations(in: sources))
  }
  @Test("lists every encoder in the registry") func encoders() {
    expectNone(PairRule.encoderViolations(in: sources))
  }
  @Test("waives nothing that is gone") func waivers() {
    let paths = Set(everything.map(\.path))
    let waived = Waivers.longFiles.keys.sorted() + Waivers.pointerFiles.keys.sorted()
    #expect(waived.filter { !paths.contains($0) }.isEmpty)
    let needless = everything.filter { $0.lineCount <= SizeRule.fileLimit }.map(\.path)
      .filter { Waivers.longFiles[$0] != nil }
    #expect(needless.isEmpty)
  }
}
