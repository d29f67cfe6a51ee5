internal import CZstd

/// Compresses and decompresses bytes with zstd, reusing its working memory.
@safe final class Compression {
  /// Higher levels save little on texts of some kilobytes and take several times as long.
  private static let level: Int32 = 3

  // Created lazily: a search doesn't compress.
  private var packing: OpaquePointer?
  private var unpacking: OpaquePointer?

  deinit {
    unsafe ZSTD_freeCCtx(packing)
    unsafe ZSTD_freeDCtx(unpacking)
  }

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

  /// The original bytes; `nil` if they are damaged.
  func unpacked(_ packed: Span<UInt8>, count: Int) -> [UInt8]? {
    if unsafe unpacking == nil { unsafe unpacking = ZSTD_createDCtx() }
    var isWhole = false
    let bytes = unsafe packed.withUnsafeBytes { packed in
      // The compressed data has the size, too: a damaged `count` must not allocate too much.
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
