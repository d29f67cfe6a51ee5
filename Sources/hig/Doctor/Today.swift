#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The day it is by UTC, counted from 1970-01-01.
var today: Int { time(nil) / 86_400 }
