import Testing

@testable import ModelReaders

@Suite struct VersionOrderTests {
    @Test func versionsComeAsPeopleCount() {
        let order = [
            "Model.xcdatamodel", "Model 2.xcdatamodel", "model 3", "Model 10.xcdatamodel", "Model 10b", "Model 100",
            "zmessaging2.9.0.xcdatamodel", "zmessaging2.10.0.xcdatamodel", "zmessaging2.99.0.xcdatamodel",
        ]
        #expect(VersionOrder.sorted(order.reversed()) == order)
        #expect(VersionOrder.sorted(order) == order)
    }

    @Test func namesThatDifferAreNeverEqual() {
        for (left, right) in [("Model 2", "Model 02"), ("a", "A"), ("A.xcdatamodel", "A"), ("", "A")] {
            #expect(VersionOrder.precedes(left, right) != VersionOrder.precedes(right, left))
        }
        #expect(!VersionOrder.precedes("A", "A"))
    }

    @Test func numbersMayBeOfAnyLength() {
        let nines = String(repeating: "9", count: 50)
        #expect(VersionOrder.precedes("M \(nines)", "M 1\(nines)"))
        #expect(!VersionOrder.precedes("M 1\(nines)", "M \(nines)"))
    }
}

@Suite struct CurrentVersionPropertyListTests {
    private func xml(_ content: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>\(content)</dict></plist>
            """.utf8)
    }

    @Test func namesTheVersion() {
        let bytes = xml(
            "<key>other</key><true/><key>_XCCurrentVersionName</key><string>Model 2 &amp; é.xcdatamodel</string>")
        #expect(CurrentVersionPropertyList.versionName(in: bytes) == .name("Model 2 & é.xcdatamodel"))
    }

    /// A dictionary of one key, as Apple's format lays it out: header, objects, offsets, trailer.
    @Test func namesTheVersionInBinaryForm() {
        let key = Array("_XCCurrentVersionName".utf8)
        let value = Array("M.xcdatamodel".utf8)
        var bytes = Array("bplist00".utf8) + [0xD1, 1, 2]
        let keyOffset = UInt8(bytes.count)
        bytes += [0x5F, 0x10, UInt8(key.count)] + key
        let valueOffset = UInt8(bytes.count)
        bytes += [0x50 | UInt8(value.count)] + value
        let table = UInt8(bytes.count)
        bytes += [8, keyOffset, valueOffset] + [0, 0, 0, 0, 0, 0, 1, 1]
        bytes += [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
        #expect(CurrentVersionPropertyList.versionName(in: bytes) == .name("M.xcdatamodel"))
        for length in bytes.indices {
            #expect(CurrentVersionPropertyList.versionName(in: Array(bytes[..<length])) == .unreadable)
        }
    }

    @Test func tellsAMissingKeyFromAnUnreadableList() {
        #expect(CurrentVersionPropertyList.versionName(in: xml("")) == .missing)
        #expect(
            CurrentVersionPropertyList.versionName(in: xml("<key>_XCCurrentVersionName</key><string></string>"))
                == .missing)
        #expect(
            CurrentVersionPropertyList.versionName(in: xml("<key>_XCCurrentVersionName</key><integer>2</integer>"))
                == .unreadable)
        for text in ["", "<plist", "Model 2", "<plist version='1.0'><array/></plist>", "bplist00"] {
            #expect(CurrentVersionPropertyList.versionName(in: Array(text.utf8)) == .unreadable, "\(text)")
        }
        #expect(CurrentVersionPropertyList.versionName(in: [UInt8](repeating: 0x20, count: 2_000_000)) == .unreadable)
    }

    @Test func depthDoesNoHarm() {
        let open = String(repeating: "<array>", count: 50_000)
        let close = String(repeating: "</array>", count: 50_000)
        #expect(CurrentVersionPropertyList.versionName(in: xml("<key>a</key>\(open)\(close)")) == .unreadable)
        #expect(
            CurrentVersionPropertyList.versionName(in: Array(String(repeating: "(", count: 100_000).utf8))
                == .unreadable)
    }

    /// A list that holds itself, and 60,000 lists each in the next.
    @Test(arguments: [1, 60_000]) func depthDoesNoHarmInBinaryForm(count: Int) {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        func append(_ object: [UInt8]) {
            offsets.append(bytes.count)
            bytes += object
        }
        append([0xD1, 0, 1, 0, 2])
        append([0x51, 0x61])
        for index in 0..<count {
            let next = count == 1 ? 2 : min(3 + index, 1 + count)
            append([0xA1, UInt8(next >> 8), UInt8(next & 0xFF)])
        }
        let table = bytes.count
        for offset in offsets { bytes += (0..<3).reversed().map { UInt8(truncatingIfNeeded: offset >> (8 * $0)) } }
        bytes += [0, 0, 0, 0, 0, 0, 3, 2]
        for number in [offsets.count, 0, table] {
            bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        let reading = CurrentVersionPropertyList.versionName(in: bytes)
        #expect(reading == .missing)
    }
}
