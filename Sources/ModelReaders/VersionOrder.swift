/// The order of the versions of a model by their names, as people count: `Model` < `Model 2` < `Model 10`.
public enum VersionOrder {
    /// Whether the version `left` comes before `right`. Runs of digits compare as numbers, letters without regard to
    /// case; a folder's ending `.xcdatamodel` does not count. Names that differ are never equal.
    public static func precedes(_ left: String, _ right: String) -> Bool {
        let order = compare(stem(left), stem(right))
        return order == 0 ? left < right : order < 0
    }

    /// The names, oldest version first.
    public static func sorted(_ names: some Sequence<String>) -> [String] {
        names.sorted(by: precedes)
    }

    private static func stem(_ name: String) -> [UInt32] {
        let ending = ".xcdatamodel"
        let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
        return stem.lowercased().unicodeScalars.map(\.value)
    }

    /// Negative, zero or positive, as `left` comes before, with or after `right`.
    private static func compare(_ left: [UInt32], _ right: [UInt32]) -> Int {
        var leftIndex = 0
        var rightIndex = 0
        while leftIndex < left.count, rightIndex < right.count {
            if isDigit(left[leftIndex]), isDigit(right[rightIndex]) {
                let leftNumber = number(in: left, at: &leftIndex)
                let rightNumber = number(in: right, at: &rightIndex)
                if leftNumber.count != rightNumber.count { return leftNumber.count - rightNumber.count }
                for (one, other) in zip(leftNumber, rightNumber) where one != other { return one < other ? -1 : 1 }
            } else {
                if left[leftIndex] != right[rightIndex] { return left[leftIndex] < right[rightIndex] ? -1 : 1 }
                leftIndex += 1
                rightIndex += 1
            }
        }
        return (left.count - leftIndex) - (right.count - rightIndex)
    }

    private static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }

    /// The digits of the number at an index, without leading zeros; moves the index behind it.
    private static func number(in text: [UInt32], at index: inout Int) -> ArraySlice<UInt32> {
        let start = index
        while index < text.count, isDigit(text[index]) { index += 1 }
        return text[start..<index].drop { $0 == 0x30 }
    }
}
