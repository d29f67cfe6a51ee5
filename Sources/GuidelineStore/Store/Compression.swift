internal import CZstd

/// Packs and unpacks bytes with zstd; its working memory is kept from one call to the next.
///
/// What a store knows of a text already, the texts of its rules, need not be packed again: as
/// *known* bytes they make it a third as long. Whoever unpacks must know the same.
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
  func packed(_ bytes: [UInt8], knowing known: [UInt8]) -> [UInt8] {
    if unsafe packing == nil {
      unsafe packing = ZSTD_createCCtx()
      unsafe ZSTD_CCtx_setParameter(packing, ZSTD_c_compressionLevel, Self.level)
      // By which other known bytes are noticed when it is unpacked.
      unsafe ZSTD_CCtx_setParameter(packing, ZSTD_c_checksumFlag, 1)
    }
    return unsafe known.withUnsafeBytes { known in
      unsafe [UInt8](unsafeUninitializedCapacity: ZSTD_compressBound(bytes.count)) {
        packed, count in
        unsafe ZSTD_CCtx_refPrefix(packing, known.baseAddress, known.count)
        count = unsafe bytes.withUnsafeBytes {
          unsafe ZSTD_compress2(
            packing, packed.baseAddress, packed.count, $0.baseAddress, $0.count)
        }
        precondition(ZSTD_isError(count) == 0, "zstd did not pack \(bytes.count) bytes")
      }
    }
  }

  /// The bytes as they were; `nil` if they are damaged, or what was known is not what it was.
  func unpacked(_ packed: Span<UInt8>, count: Int, knowing known: [UInt8]) -> [UInt8]? {
    if unsafe unpacking == nil { unsafe unpacking = ZSTD_createDCtx() }
    var isWhole = false
    let bytes = unsafe packed.withUnsafeBytes { packed in
      // The count stands in the packed bytes too; a damaged one must not ask for much memory.
      guard unsafe ZSTD_getFrameContentSize(packed.baseAddress, packed.count) == UInt64(count)
      else { return [UInt8]() }
      return unsafe known.withUnsafeBytes { known in
        unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
          unsafe ZSTD_DCtx_refPrefix(unpacking, known.baseAddress, known.count)
          let result = unsafe ZSTD_decompressDCtx(
            unpacking, bytes.baseAddress, bytes.count, packed.baseAddress, packed.count)
          isWhole = result == count
          written = isWhole ? count : 0
        }
      }
    }
    return isWhole ? bytes : nil
  }
}
