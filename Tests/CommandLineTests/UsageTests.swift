import Foundation
import Testing

/// A command line that is wrong, and words its message must hold.
struct WrongLine: CustomTestStringConvertible {
  let words: [String]
  let told: [String]
  var testDescription: String { words.joined(separator: " ") }

  init(_ line: String, _ told: String...) {
    words = line.split(separator: " ").map(String.init)
    self.told = told
  }
}

@Suite("Wrong command lines") struct UsageTests {
  @Test(
    "end with status 2 and one line that says what to write",
    arguments: [
      WrongLine("rendr a.swift", "'rendr' is not a command", "did you mean 'render'"),
      WrongLine("vlist a.swift", "did you mean 'list'"),
      WrongLine("Like.swift", "'zoetrope render Like.swift'"),
      WrongLine("--what", "no option '--what'"),
      WrongLine("render", "needs a scene", "render --help"),
      WrongLine("doctor a.swift", "cannot use 'a.swift'"),
      WrongLine("render a.swift --fsp 30", "no option '--fsp'", "did you mean '--fps'"),
      WrongLine("render a.swift --dur 3s", "no option '--dur'", "did you mean '--duration'"),
      WrongLine("render a.swift --at-all", "no option '--at-all'"),
      WrongLine("diff a.png", "two things to compare"),
      WrongLine("diff a.png b.png c.png", "cannot use 'c.png'"),
      WrongLine("diff no.png no.gif", "no file 'no.png'"),
      WrongLine("bisect a.swift", "needs '--good'"),
      WrongLine("approve no.json", "no.json", "verify --report"),
      WrongLine("verify . --report page.doc", "'page.doc'", ".html"),
      WrongLine("verify . --mode frames", "no option '--mode'"),
      WrongLine("record . --mode films", "'films'", "tracks"),
      WrongLine("record . --mode frames --hashes", "--mode", "--hashes"),
      WrongLine("render a.swift -z", "no option '-z'"),
      WrongLine("render a.swift --quiet=yes", "'--quiet' takes no value"),
      WrongLine("render a.swift -o", "'-o' needs a value", "-o PATH"),
      WrongLine("render a.swift --fps --dark", "'--fps' needs a value"),
      WrongLine("render a.swift --fps 0", "'0'", "frame rate", "30000/1001"),
      WrongLine("render a.swift --fps 241", "1 to 240"),
      WrongLine("render a.swift --fps 30/0", "frame rate"),
      WrongLine("render a.swift --fps 1e2", "frame rate"),
      WrongLine("render a.swift --duration 0s", "above 0"),
      WrongLine("render a.swift --duration 5m", "'5m'", "1.5s"),
      WrongLine("render a.swift --duration -1s", "'-1s'"),
      WrongLine("render a.swift --duration nan", "'nan'"),
      WrongLine("render a.swift --at inf", "'inf'", "a time"),
      WrongLine("render a.swift --size 300", "390x844"),
      WrongLine("render a.swift --size 0x10", "canvas size"),
      WrongLine("render a.swift --size 99999x10", "canvas size"),
      WrongLine("render a.swift --scale 0", "scale"),
      WrongLine("render a.swift --device pixel", "iphone-15"),
      WrongLine("render a.swift --background sky", "#rrggbb"),
      WrongLine("render a.swift --background #12345", "#rrggbb"),
      WrongLine("render a.swift --frames 3..5", "0-29,45,-1"),
      WrongLine("render a.swift --frames 1,,2", "list of frames"),
      WrongLine("render a.swift --every 0", "above 0"),
      WrongLine("render a.swift --tap Like", "TARGET@TIME"),
      WrongLine("render a.swift --tap Like@soon", "TARGET@TIME"),
      WrongLine("render a.swift --tap @1s", "TARGET@TIME"),
      WrongLine("render a.swift --drag Card:9@1s", "letter 6", "DX,DY"),
      WrongLine("render a.swift --variants drak", "did you mean 'dark'"),
      WrongLine("render a.swift --appearance blue", "light and dark"),
      WrongLine("render a.swift --locale english-language", "ko_KR"),
      WrongLine("render a.swift --text-size huge", "xxxLarge"),
      WrongLine("render a.swift --seed -3", "whole number"),
      WrongLine("render a.swift --threads 0", "above 0"),
      WrongLine("render a.swift --now tomorrow", "'tomorrow'", "2026-03-14"),
      WrongLine("render a.swift --now 2026-02-30", "day and time that exist"),
      WrongLine("render a.swift --timezone Europe/Berln", "did you mean Europe/Berlin"),
      WrongLine("render a.swift --limit-memory lots", "512M"),
      WrongLine("render a.swift --limit-memory 1M", "at least 256M"),
      WrongLine("render a.swift --limit-time 0s", "above 0"),
      WrongLine("cache", "needs a word"),
      WrongLine("cache mend", "cannot use 'mend'"),
      WrongLine("cache prune --limit some", "512M"),
      WrongLine("render a.swift --crf 99", "0 to 51"),
      WrongLine("render a.swift --quality best", "draft, standard and high"),
    ])
  func wrongLine(_ line: WrongLine) throws {
    let run = try ToolRun(line.words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("zoetrope"))
    for words in line.told { #expect(run.errors.contains(words)) }
  }

  @Test(
    "that contradict themselves are refused",
    arguments: [
      ["--at", "1s", "--duration", "2s"], ["--at", "1s", "--frames", "3"],
      ["--at", "1s", "--every", "2"], ["--frames", "3", "--from", "1s"],
      ["--duration", "1s", "--to", "2s"], ["--from", "2s", "--to", "1s"],
    ])
  func contradiction(_ flags: [String]) throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write("import SwiftUI\n", as: "a.swift")
    let run = try ToolRun(["render", scene.path] + flags)
    #expect(run.status == 2)
    #expect(run.errors.contains(flags[2]))
  }

  @Test("show the overview when there is no word at all")
  func empty() throws {
    let run = try ToolRun([])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("usage: zoetrope COMMAND"))
  }

  @Test("become JSON where JSON is asked for")
  func json() throws {
    let run = try ToolRun(["render", "nowhere.swift", "--json"])
    #expect(run.status == 2)
    #expect(run.json["status"] as? String == "fileMissing")
    #expect(run.json["exitCode"] as? Int == 2)
    #expect(run.json["schema"] as? Int == 1)
    #expect((run.json["message"] as? String)?.contains("nowhere.swift") == true)
  }

  @Test("in a scene's own settings are named with file and line")
  func settings() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write("import SwiftUI\n// zoetrope: --tap Like\n", as: "a.swift")
    let run = try ToolRun(["render", scene.path])
    #expect(run.status == 2)
    #expect(run.errors.contains("a.swift:2"))
    #expect(run.errors.contains("letter 5"))
  }
}
