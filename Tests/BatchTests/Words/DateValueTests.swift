import Batch
import Testing

@Suite("Dates of a scene's start") struct DateValueTests {
  @Test(
    "are in the scene's zone unless they name one",
    arguments: [
      ("1970-01-01", "UTC", 0),
      ("1970-01-02 00:00:01", "UTC", 86_401),
      ("2026-01-01", "UTC", 1_767_225_600),
      ("2026-01-01", "Europe/Berlin", 1_767_225_600 - 3600),
      // Summer time.
      ("2026-07-01T12:00", "Europe/Berlin", 1_782_864_000 + 10 * 3600),
      ("2026-01-01T00:00:00Z", "Europe/Berlin", 1_767_225_600),
      ("2026-01-01T05:30:00+05:30", "America/New_York", 1_767_225_600),
      ("2025-12-31T16:00:00-0800", "UTC", 1_767_225_600),
    ])
  func seconds(_ text: String, _ zone: String, _ wanted: Int64) throws {
    #expect(try DateValue(text).seconds(in: zone) == wanted)
  }

  @Test(
    "must exist",
    arguments: [
      "2026", "2026-13-01", "2026-02-29", "2026-01-01T24:30", "2026-01-01T10:00:00+20:00",
    ])
  func refuses(_ text: String) { #expect(throws: ValueError.self) { try DateValue(text) } }
}
