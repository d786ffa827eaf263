/// Words whose plural does not follow the rules.
enum PluralWords {
    /// One and several look the same.
    static let unchanged: Set<String> = [
        "aircraft", "chassis", "corps", "crossroads", "deer", "fish", "headquarters", "means", "offspring", "series",
        "sheep", "spacecraft", "species",
    ]

    /// Words for a mass, which cannot be counted.
    static let uncountable: Set<String> = [
        "access", "advice", "analytics", "cash", "content", "data", "equipment", "evidence", "feedback", "furniture",
        "health", "homework", "info", "information", "inventory", "knowledge", "luggage", "machinery", "media",
        "merchandise", "metadata", "money", "music", "news", "progress", "research", "staff", "storage", "traffic",
        "weather", "wildlife",
    ]

    /// Ends of such words.
    static let uncountableEndings = ["data", "ware"]

    /// Whole words.
    static let irregular: [String: String] = [
        "alumnus": "alumni", "appendix": "appendices", "bacterium": "bacteria", "cactus": "cacti", "codex": "codices",
        "corpus": "corpora", "criterion": "criteria", "curriculum": "curricula", "datum": "data", "echo": "echoes",
        "embargo": "embargoes", "epoch": "epochs", "foot": "feet", "fungus": "fungi", "genus": "genera",
        "goose": "geese", "hero": "heroes", "iris": "irises", "life": "lives", "matrix": "matrices",
        "medium": "media", "monarch": "monarchs", "mouse": "mice", "nucleus": "nuclei", "ox": "oxen",
        "patriarch": "patriarchs", "pelvis": "pelvises", "person": "people", "phenomenon": "phenomena",
        "potato": "potatoes", "quiz": "quizzes", "radius": "radii", "stimulus": "stimuli", "stomach": "stomachs",
        "tech": "techs", "tomato": "tomatoes", "tooth": "teeth", "torpedo": "torpedoes", "trellis": "trellises",
        "vertex": "vertices", "veto": "vetoes",
    ]

    /// The plurals that are recognised as such, with common ones besides.
    static let irregularPlurals: Set<String> = Set(irregular.values).union([
        "children", "men", "women", "people", "indices", "leaves", "shelves", "halves", "selves", "wolves",
    ])

    /// Ends of words, longest first where one contains another.
    static let irregularEndings: [(ending: String, plural: String)] = [
        ("person", "people"), ("child", "children"), ("woman", "women"), ("man", "men"), ("shelf", "shelves"),
        ("knife", "knives"), ("wife", "wives"), ("wolf", "wolves"), ("leaf", "leaves"), ("loaf", "loaves"),
        ("thief", "thieves"), ("half", "halves"), ("calf", "calves"),
    ]

    /// Words that end in "man" and take an s.
    static let regularMen: Set<String> = [
        "caiman", "german", "human", "norman", "ottoman", "roman", "shaman", "talisman",
    ]

    /// Plurals that end like status or analysis.
    static let pluralsLikeStatus: Set<String> = [
        "apis", "emojis", "gurus", "kiwis", "menus", "skis", "taxis", "wikis",
    ]

    /// Nouns that end like a participle.
    static let nounsInEd: Set<String> = ["bobsled", "embed", "hotbed", "moped", "seabed", "watershed"]

    /// Singulars that end in s otherwise.
    static let singularsInS: Set<String> = [
        "alias", "asbestos", "atlas", "bias", "biceps", "canvas", "chaos", "christmas", "cosmos", "diabetes", "ethos",
        "jesus", "lens", "mars", "pancreas", "pathos", "rhinoceros", "texas", "triceps",
    ]
}
