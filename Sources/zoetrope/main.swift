import Foundation

Interruption.listen()
exit(CommandLineTool(words: Array(CommandLine.arguments.dropFirst())).run().rawValue)
