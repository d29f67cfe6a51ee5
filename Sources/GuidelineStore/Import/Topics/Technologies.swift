/// Technologies with pages of their own, even if a page's title is as general as `Introduction`.
enum Technologies {
  static func contains(_ topic: String) -> Bool { technologies.contains(topic) }

  /// Whether a technology's page is a topic by itself, because its name is unique.
  static func isPageWithOwnTopic(_ topic: String) -> Bool { ownTopics.contains(topic) }

  /// The part of an address or a title that groups technologies.
  static let group = "technologies"

  private static let technologies: Set<String> = [
    "airplay", "always-on", "app-clips", "apple-pay", "augmented-reality", "carekit", "carplay",
    "game-center", "generative-ai", "healthkit", "homekit", "icloud", "id-verifier",
    "imessage-apps-and-stickers", "in-app-purchase", "live-photos", "mac-catalyst",
    "machine-learning", "maps", "nfc", "researchkit", "shareplay", "shazamkit",
    "sign-in-with-apple", "siri", "tap-to-pay-on-iphone", "voiceover", "wallet",
  ]

  private static let ownTopics: Set<String> = [
    "app-clip-card", "app-shortcuts", "buttons-and-marks", "checkout-and-payment",
    "custom-dashboard-links", "custom-intents", "dashboard", "leaderboards", "mac-idiom",
    "machine-learning-roles", "multiplayer", "printing-guidelines", "system-intents",
    "terminology-and-layout",
  ]
}
