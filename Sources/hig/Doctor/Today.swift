#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The current day in UTC, as the number of days since 1970-01-01.
var today: Int { time(nil) / 86_400 }
