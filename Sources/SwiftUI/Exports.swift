@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC
@_exported import Observation
@_exported import QuartzCore
@_exported import SwiftUICore
@_exported import UIKit
