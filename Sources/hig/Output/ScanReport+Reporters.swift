import GuidelineStore

/// The findings of a scan in the forms that other programs read.
extension ScanReport {
  /// Lines that Xcode shows as warnings when printed by a build phase.
  var xcodeLines: [String] {
    files.flatMap { file in
      let path = file.identity.hasPrefix("/") ? file.identity : file.path
      return file.findings.map {
        "\(path.asField):\($0.line):\($0.column): \($0.level.rawValue): "
          + "\($0.sentence.asField) [\($0.check)]"
      }
    }
  }

  /// Workflow commands, which GitHub shows beside the lines:
  /// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
  var githubLines: [String] {
    files.flatMap { file in
      file.findings.map { finding in
        let command = finding.level == .note ? "notice" : finding.level.rawValue
        let title = "hig: \(finding.check)".workflowEscaped(of: [":", ","])
        return "::\(command) file=\(file.pathInCheckout.workflowEscaped(of: [":", ","])),"
          + "line=\(finding.line),col=\(finding.column),title=\(title)::"
          + finding.sentence.workflowEscaped(of: [])
      }
    }
  }

  /// Checkstyle's XML, as of version 4.3.
  var checkstyle: String {
    let files = files.filter { !$0.findings.isEmpty }.map { file in
      let errors = file.findings.map { finding in
        let severity = finding.level == .note ? "info" : finding.level.rawValue
        return "    <error line=\"\(finding.line)\" column=\"\(finding.column)\""
          + " severity=\"\(severity)\" message=\"\(finding.sentence.xmlEscaped)\""
          + " source=\"hig.\(finding.check)\"/>\n"
      }
      return "  <file name=\"\(file.path.xmlEscaped)\">\n\(errors.joined())  </file>\n"
    }
    return xmlHead + "<checkstyle version=\"4.3\">\n\(files.joined())</checkstyle>\n"
  }

  /// JUnit's XML: a suite for each file, a case for each finding. Notes don't fail.
  var junit: String {
    let suites = files.filter { !$0.findings.isEmpty }.map { file in
      let cases = file.findings.map { finding in
        let name = "\(file.path):\(finding.line):\(finding.column)".xmlEscaped
        let sentence = finding.sentence.xmlEscaped
        let outcome =
          finding.level == .note
          ? "<system-out>\(sentence)</system-out>"
          : "<failure type=\"\(finding.level.rawValue)\" message=\"\(sentence)\"/>"
        return
          "    <testcase classname=\"\(finding.check)\" name=\"\(name)\">\(outcome)</testcase>\n"
      }
      let failures = file.findings.count { $0.level > .note }
      return "  <testsuite name=\"\(file.path.xmlEscaped)\" tests=\"\(cases.count)\""
        + " failures=\"\(failures)\">\n\(cases.joined())  </testsuite>\n"
    }
    let failures = findings.count { $0.level > .note }
    return xmlHead + "<testsuites name=\"hig scan\" tests=\"\(findings.count)\""
      + " failures=\"\(failures)\">\n\(suites.joined())</testsuites>\n"
  }

  private var xmlHead: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }
}

extension ScanReport.Finding {
  /// What is wrong, how to mend it, and the rule that says so.
  var sentence: String {
    let mended = mend.isEmpty ? message : "\(message); \(mend)"
    guard let rule else { return mended }
    return "\(mended) (\(rule.shortText) \(rule.id))"
  }
}

extension String {
  /// - Parameter marks: What else a property of a command can't have.
  fileprivate func workflowEscaped(of marks: Set<Character>) -> String {
    reduce(into: "") { text, character in
      switch character {
      case _ where character.asciiValue.map { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D } == true: break
      case "%": text += "%25"
      case "\r\n", "\n", "\r": text += "%0A"
      case ":" where marks.contains(":"): text += "%3A"
      case "," where marks.contains(","): text += "%2C"
      default: text.append(character)
      }
    }
  }

  /// Without U+FFFE and U+FFFF, which XML can't have.
  fileprivate var xmlEscaped: String {
    HTMLText.escaped(asField.filter { !$0.unicodeScalars.contains { $0.value & 0xFFFE == 0xFFFE } })
  }
}
