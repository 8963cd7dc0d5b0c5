import CVirtualTime
import Foundation

/// What a scene process may reach.
package enum Sandbox {
  struct Result: Equatable {
    var files: Bool
    var calls: Bool

    /// A warning where the kernel cannot do all of it.
    var warning: String? {
      if files && calls { return nil }
      let missing = files ? "system calls" : calls ? "files" : "files or system calls"
      return "this kernel cannot keep scenes from \(missing); they run without that limit"
    }
  }

  /// A warning where this kernel cannot do all that scenes are kept from.
  package static var warning: String? {
    let result = zt_sandbox_probe()
    return Result(files: result.files, calls: result.calls).warning
  }

  /// Limits this process for good.
  static func enter(readable: [String]) -> Result {
    let paths = readable.map { strdup($0) }
    defer { for path in paths { free(path) } }
    let pointers = paths.map { $0.map { UnsafePointer($0) } }
    let result = zt_sandbox(pointers, pointers.count)
    return Result(files: result.files, calls: result.calls)
  }

  /// The scene's own folders, and what the system's libraries and fonts need.
  static func readable(
    job: SceneFiles, executable: URL, toolchain: Toolchain?, environment: [String: String]
  ) -> [String] {
    var paths = [
      "/usr", "/lib", "/lib64", "/etc/fonts", "/etc/ld.so.cache", "/etc/localtime",
      "/etc/ssl/openssl.cnf", "/var/cache/fontconfig", "/sys/devices/system/cpu",
      "/proc/self", "/proc/cpuinfo", "/proc/meminfo", "/dev/urandom",
    ]
    if let toolchain { paths.append(toolchain.root.path) }
    paths.append(executable.deletingLastPathComponent().path)
    paths.append(
      executable.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/zoetrope").path)
    paths.append(URL(fileURLWithPath: job.library).deletingLastPathComponent().path)
    paths += job.folders
    if let home = environment["HOME"], !home.isEmpty {
      for folder in [".fonts", ".local/share/fonts", ".cache/fontconfig", ".config/fontconfig"] {
        paths.append(home + "/" + folder)
      }
    }
    return paths
  }

  struct SceneFiles {
    var library: String
    /// Folders with its pictures and colours, and those that the command line names.
    var folders: [String] = []
  }
}
