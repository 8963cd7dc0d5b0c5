extension GoldenError: CustomStringConvertible {
  /// What, where, and what to do.
  package var description: String {
    switch self {
    case .nameTaken(let path, let owner, let wanted):
      "\(path): holds the golden of '\(owner)', and '\(wanted)' would be stored there too; rename one"
    case .manifestUnreadable(let path, let reason):
      "\(path): is no golden manifest (\(reason)); record it again with: zoetrope record"
    case .manifestTooNew(let path, let found, let known):
      """
      \(path): has version \(found), this tool knows \(known); update zoetrope or record again
      """
    case .largeFilePointer(let path):
      "\(path): is a git-lfs pointer, not the file; fetch it with: git lfs pull"
    case .pictureUnreadable(let path, let reason):
      "\(path): cannot be decoded (\(reason)); record it again with: zoetrope record"
    case .cannotWrite(let path, let reason):
      "\(path): cannot be written (\(reason)); choose another folder with --goldens"
    case .reportUnreadable(let path, let reason):
      "\(path): cannot be approved (\(reason)); give a .json or .html file of verify --report"
    case .toleranceNeedsFrames(let path):
      """
      \(path): holds hashes only, which a tolerance cannot be held against; record it with \
      --mode frames, or verify exactly
      """
    }
  }
}
