/// The elements of a web page that matter to its text.
enum HTMLElement: UInt8, CaseIterable {
  case html, head, title, base, link, meta, style, script, noscript, template, body
  case main, article, section, div, header, footer, nav, aside, address, form, fieldset, center
  case h1, h2, h3, h4, h5, h6, p, pre, blockquote, hr, figure, figcaption, details, summary
  case ul, ol, menu, dir, li, dl, dt, dd
  case table, caption, colgroup, thead, tbody, tfoot, tr, td, th
  case a, b, strong, i, em, dfn, cite, code, kbd, samp, tt, `var`, br, wbr, img, time
  case area, col, embed, input, param, source, track
  case iframe, object, svg, math, canvas, audio, video, button, select, textarea, dialog
  case noembed, noframes, xmp
  case other

  /// - Parameter name: In lowercase.
  init(named name: String) { self = Self.named[name] ?? .other }

  private static let named: [String: HTMLElement] = Dictionary(
    uniqueKeysWithValues: allCases.dropLast().map { ("\($0)", $0) })

  /// Whether it has neither content nor an end tag.
  var isVoid: Bool {
    switch self {
    case .area, .base, .br, .col, .embed, .hr, .img, .input, .link, .meta, .param, .source, .track,
      .wbr:
      true
    default: false
    }
  }

  /// Whether its content is no markup up to its end tag.
  var isRaw: Bool {
    switch self {
    case .title, .style, .script, .noscript, .textarea, .iframe, .noembed, .noframes, .xmp: true
    default: false
    }
  }

  var isOfHead: Bool {
    switch self {
    case .title, .base, .link, .meta, .style, .script, .noscript, .template: true
    default: false
    }
  }

  var headingLevel: Int? {
    Self.h1.rawValue...Self.h6.rawValue ~= rawValue ? Int(rawValue - Self.h1.rawValue) + 1 : nil
  }

  var isList: Bool { self == .ul || self == .ol || self == .menu || self == .dir }

  /// Whether it takes up lines of its own, and so ends a paragraph.
  var isBlock: Bool {
    Self.main.rawValue...Self.th.rawValue ~= rawValue || self == .body
  }

  /// Whether end tags inside it can't end elements around it.
  var isScope: Bool {
    switch self {
    case .html, .body, .table, .caption, .td, .th, .object, .template, .svg: true
    default: false
    }
  }

  /// Whether its content isn't part of the page's text.
  var isNoText: Bool {
    switch self {
    case .head, .style, .script, .noscript, .template, .iframe, .object, .svg, .math, .canvas,
      .audio, .video, .button, .select, .textarea, .dialog, .noembed, .noframes, .embed:
      true
    default: false
    }
  }

  var style: InlineText.Style? {
    switch self {
    case .b, .strong: .strong
    case .i, .em, .dfn, .cite: .emphasis
    case .code, .kbd, .samp, .tt, .var: .code
    default: nil
    }
  }
}
