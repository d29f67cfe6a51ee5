internal import CZstd

/// Packs and unpacks bytes with zstd; its working memory is kept from one call to the next.
@safe final class Compression {
  /// More saves little on texts of some kilobytes and takes several times as long.
  private static let level: Int32 = 3

  // Made when they are first needed: a search packs nothing.
  private var packing: OpaquePointer?
  private var unpacking: OpaquePointer?

  deinit {
    unsafe ZSTD_freeCCtx(packing)
    unsafe ZSTD_freeDCtx(unpacking)
  }

  /// The bytes in less space.
  func packed(_ bytes: [UInt8]) -> [UInt8] {
    if unsafe packing == nil {
      unsafe packing = ZSTD_createCCtx()
      unsafe ZSTD_CCtx_setParameter(packing, ZSTD_c_compressionLevel, Self.level)
      unsafe ZSTD_CCtx_setParameter(packing, ZSTD_c_checksumFlag, 1)
    }
    return unsafe [UInt8](unsafeUninitializedCapacity: ZSTD_compressBound(bytes.count)) {
      packed, count in
      count = unsafe bytes.withUnsafeBytes {
        unsafe ZSTD_compress2(packing, packed.baseAddress, packed.count, $0.baseAddress, $0.count)
      }
      precondition(ZSTD_isError(count) == 0, "zstd did not pack \(bytes.count) bytes")
    }
  }

  /// The bytes as they were; `nil` if they are damaged.
  func unpacked(_ packed: Span<UInt8>, count: Int) -> [UInt8]? {
    if unsafe unpacking == nil { unsafe unpacking = ZSTD_createDCtx() }
    var isWhole = false
    let bytes = unsafe packed.withUnsafeBytes { packed in
      // The count stands in the packed bytes too; a damaged one must not ask for much memory.
      guard count >= 0,
        unsafe ZSTD_getFrameContentSize(packed.baseAddress, packed.count) == UInt64(count)
      else { return [UInt8]() }
      return unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
        let result = unsafe ZSTD_decompressDCtx(
          unpacking, bytes.baseAddress, bytes.count, packed.baseAddress, packed.count)
        isWhole = result == count
        written = isWhole ? count : 0
      }
    }
    return isWhole ? bytes : nil
  }
}
