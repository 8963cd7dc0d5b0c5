@_exported import SampleLists
