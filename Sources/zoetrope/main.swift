import Encoders
import Foundation
import SceneHost

// A scene's own process shares nothing with the tool but its file.
SceneProcess.runIfChild(CommandLine.arguments, images: ImageDecoder())
Interruption.listen()
exit(CommandLineTool(words: Array(CommandLine.arguments.dropFirst())).run().rawValue)
