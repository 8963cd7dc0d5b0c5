@_exported import AVFoundation
@_exported import SwiftUI
@_exported import UIKit
