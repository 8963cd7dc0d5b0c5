import Foundation
import Testing

@Suite("Shell comfort") struct ShellTests {
  @Test("completions are scripts their shells can read", arguments: ["bash", "zsh", "fish"])
  func scripts(shell: String) throws {
    let folder = try TemporaryFolder()
    let script = try ToolRun(["completion", shell])
    #expect(script.status == 0)
    _ = try folder.write(script.output, as: "script")
    let check = try ToolRun(
      shell: "command -v \(shell) >/dev/null || exit 0; \(shell) -n script", in: folder.url)
    #expect(check.status == 0 && check.errors == "")
  }

  @Test("completions know all commands and flags")
  func words() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(try ToolRun(["completion", "bash"]).output, as: "script")
    func replies(_ words: String, at index: Int) throws -> [Substring] {
      let line =
        ". ./script; compopt() { :; }; COMP_WORDS=(\(words)); COMP_CWORD=\(index); _zoetrope; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\""
      return try ToolRun(shell: line, in: folder.url).output.split(separator: "\n")
    }
    #expect(try replies("zoetrope ren", at: 1) == ["render"])
    #expect(try replies("zoetrope export --sh", at: 2) == ["--shard"])
    #expect(try replies("zoetrope render -o scr", at: 3) == ["script"])
    for (shell, flag) in [("zsh", "--shard"), ("fish", "-l shard")] {
      #expect(try ToolRun(["completion", shell]).output.contains(flag))
    }
  }

  @Test("the manual page is one, with every command")
  func manual() throws {
    let page = try ToolRun(["completion", "man"]).output
    #expect(page.hasPrefix(".TH ZOETROPE 1 "))
    for name in ["render", "verify", "export", "merge", "watch", "compare", "mcp"] {
      #expect(page.contains("\n.SS zoetrope \(name)\n"))
    }
    let folder = try TemporaryFolder()
    _ = try folder.write(page, as: "zoetrope.1")
    let check = try ToolRun(
      shell: "command -v groff >/dev/null || exit 0; groff -man -ww -z zoetrope.1 2>&1",
      in: folder.url)
    #expect(check.output == "")
  }

  @Test("another shell is refused")
  func unknown() throws {
    #expect(try ToolRun(["completion", "tcsh"]).status == 2)
    #expect(try ToolRun(["completion"]).status == 2)
  }

  @Test("an agent lists, draws and inspects a scene")
  func agent() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(SampleScene.moving, as: "Slide.swift")
    let calls = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"list","arguments":{"scene":"Slide.swift"}}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"still","arguments":{"scene":"Slide.swift","size":"60x40"}}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"inspect","arguments":{"scene":"Slide.swift","at":"0.1s"}}}"#,
      #"{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"still","arguments":{"scene":"None.swift"}}}"#,
    ]
    let run = try ToolRun(["mcp"], in: folder.url, input: calls.joined(separator: "\n") + "\n")
    #expect(run.status == 0)
    let answers = try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(answers.map { $0["id"] as? Int } == [1, 2, 3, 4, 5, 6])
    let results = answers.map { $0["result"] as? [String: Any] ?? [:] }
    let tools = try #require(results[1]["tools"] as? [[String: Any]])
    #expect(
      tools.map { $0["name"] as? String } == ["list", "render", "still", "inspect", "verify"])
    #expect(results.map { $0["isError"] as? Bool } == [nil, nil, false, false, false, true])
    let picture = try #require((results[3]["content"] as? [[String: Any]])?.last)
    #expect(picture["mimeType"] as? String == "image/png")
    let data = try #require(Data(base64Encoded: picture["data"] as? String ?? ""))
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
