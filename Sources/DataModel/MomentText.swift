/// Moments as ISO 8601 writes them.
enum MomentText {
    /// Days from 1970-01-01 to 2001-01-01.
    private static let referenceDay = 11_323
    private static let secondsPerDay = 86_400

    /// A moment in UTC, such as `2001-01-01T00:00:00Z`, from seconds since 2001-01-01 00:00 UTC as text; nil for a text
    /// that is no number or too far away to matter.
    static func iso8601(secondsSinceReferenceDate seconds: String) -> String? {
        guard let value = Double(seconds), value.isFinite, abs(value) < 1e12 else { return nil }
        var whole = Int(value)
        if Double(whole) > value { whole -= 1 }
        var milliseconds = Int((value - Double(whole)) * 1000 + 0.5)
        if milliseconds == 1000 { (whole, milliseconds) = (whole + 1, 0) }
        let day = floorDivide(whole, secondsPerDay)
        let second = whole - day * secondsPerDay
        let date = civilDate(daysSince1970: day + referenceDay)
        let time = "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
        let fraction = milliseconds == 0 ? "" : ".\(padded(milliseconds, 3))"
        return "\(year(date.year))-\(padded(date.month, 2))-\(padded(date.day, 2))T\(time)\(fraction)Z"
    }

    /// The Gregorian date of a day. The year is taken to begin in March, so that the leap day is its last.
    private static func civilDate(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
        let daysPerEra = 146_097
        let shifted = days + 719_468
        let era = floorDivide(shifted, daysPerEra)
        let dayOfEra = shifted - era * daysPerEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }

    private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
    }

    private static func year(_ value: Int) -> String {
        if value < 0 { return "-" + padded(-value, 4) }
        return (value > 9999 ? "+" : "") + padded(value, 4)
    }

    private static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
