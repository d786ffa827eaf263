/// How words and letters sound at their start, where spelling does not tell.
enum SpokenWords {
    /// Letters whose names begin with a vowel's sound: an F, an X, but a U.
    static let lettersWithVowelSound: Set<String> = ["A", "E", "F", "H", "I", "L", "M", "N", "O", "R", "S", "X"]

    /// Words in capitals from this length on are read as words, shorter ones letter by letter.
    static let shortestReadableCapitals = 6

    /// Short words in capitals that are read as words although their first letter's name would call for "an".
    static let acronymsReadAsWords: Set<String> = [
        "FIDO", "FIFO", "HUD", "LAN", "LASER", "LIDAR", "LIFO", "MAC", "MIDI", "MIME", "NAND", "NAS", "NASA", "NATO",
        "RAID", "RAM", "RAW", "REST", "ROM", "SAML", "SIM", "SIP", "SKU", "SOAP", "SWAT",
    ]

    /// Starts of words whose h is not heard, or whose x is said as the letter.
    static let silentHOrSpelledX = ["hour", "honest", "honor", "honour", "heir", "xb", "xc", "xr"]

    /// Words that begin with the sound of w.
    static let consonantWords: Set<String> = [
        "one", "ones", "once", "u", "uid", "uids", "url", "urls", "uuid", "uuids",
    ]

    /// Starts with a vowel's sound among words that look like `consonantStarts`.
    static let vowelStarts = ["unide", "unim", "unin", "unis", "usher"]

    /// Starts that sound like "you".
    static let consonantStarts = [
        "eu", "ewe", "ubi", "uni", "ura", "ure", "uri", "uro", "usa", "use", "usi", "usu", "uta", "ute", "uti", "uto",
        "unanim",
    ]
}
