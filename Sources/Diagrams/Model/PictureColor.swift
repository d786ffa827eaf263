/// A colour of pictures by what it is for: the same in every notation that has colours. Its raw value is its name in style
/// sheets.
enum PictureColor: String, CaseIterable {
    case background = "bg"
    case card, border, ink, soft, line
    // The heads of cards.
    case standing, owned, plain
    case group0 = "group-0"
    case group1 = "group-1"
    case group2 = "group-2"
    case group3 = "group-3"
    case group4 = "group-4"
    case group5 = "group-5"
    case group6 = "group-6"
    case group7 = "group-7"
    // What deletions do, and the grounds of words about that.
    case cascade
    case cascadeGround = "cascade-bg"
    case deny
    case denyGround = "deny-bg"
    case noAction = "no-action"
    case noActionGround = "no-action-bg"

    /// What it is in each theme, as CSS writes colours.
    struct Shades {
        let light: String
        let dark: String
        let print: String

        fileprivate init(_ light: String, _ dark: String, _ print: String) {
            (self.light, self.dark, self.print) = (light, dark, print)
        }
    }

    /// The colours of the heads of groups, by their numbers.
    static let groups: [Self] = [.group0, .group1, .group2, .group3, .group4, .group5, .group6, .group7]

    /// The colour of what a deletion does at an end of a line; nil where there is nothing to warn of.
    init?(_ outcome: Line.Outcome) {
        switch outcome {
        case .deletes: self = .cascade
        case .refuses, .requires: self = .deny
        case .dangles: self = .noAction
        case .quiet, .unstated: return nil
        }
    }

    /// The colour of a head by what it tells.
    init(_ tint: Card.Tint) {
        switch tint {
        case .standing: self = .standing
        case .owned: self = .owned
        case .plain: self = .plain
        }
    }

    /// What it is on a light ground, for notations that know no other.
    var light: String { shades.light }

    /// What it is in each theme.
    var shades: Shades {
        switch self {
        case .background: Shades("#fbfcfe", "#10151d", "#ffffff")
        case .card: Shades("#ffffff", "#19212c", "#ffffff")
        case .border: Shades("#cfd7e3", "#334155", "#6b6b6b")
        case .ink: Shades("#1c2533", "#e7edf5", "#000000")
        case .soft: Shades("#596477", "#9aa8bb", "#3d3d3d")
        case .line: Shades("#5b6779", "#93a1b5", "#000000")
        case .standing: Shades("#e3edfb", "#1f3350", "#e6e6e6")
        case .owned: Shades("#e2f3ea", "#1c3a30", "#f4f4f4")
        case .plain: Shades("#eceff4", "#263040", "#ffffff")
        case .group0: Shades("#e0ebfa", "#1f3350", "#e6e6e6")
        case .group1: Shades("#ddf2e6", "#1c3a30", "#f4f4f4")
        case .group2: Shades("#fbeccf", "#43341a", "#dadada")
        case .group3: Shades("#ece3fa", "#352a4d", "#efefef")
        case .group4: Shades("#fbe1e6", "#4a2530", "#e0e0e0")
        case .group5: Shades("#d9f1f5", "#17393f", "#fafafa")
        case .group6: Shades("#eff0d2", "#38391c", "#d4d4d4")
        case .group7: Shades("#eae6e0", "#37332d", "#ececec")
        case .cascade: Shades("#c4314b", "#ff7a90", "#000000")
        case .cascadeGround: Shades("#fbe6ea", "#4a1d29", "#dedede")
        case .deny: Shades("#985500", "#f3b35b", "#000000")
        case .denyGround: Shades("#fcefd9", "#45320f", "#dedede")
        case .noAction: Shades("#70549f", "#bda3f0", "#000000")
        case .noActionGround: Shades("#eee8f8", "#33284d", "#dedede")
        }
    }
}

extension Card {
    /// The colour of its head: that of its group where it has one.
    var headColor: PictureColor { group?.color ?? PictureColor(tint) }
}
