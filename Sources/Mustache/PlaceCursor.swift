/// Finds the places of offsets that are asked for in rising order, reading every byte once.
struct PlaceCursor {
    private var offset = 0
    private var place = Place()

    /// The place of the byte at `target`, which must not be before the one asked for last.
    mutating func advance(to target: Int, in source: [UInt8]) -> Place {
        while offset < target {
            let byte = source[offset]
            if byte == UInt8(ascii: "\n") {
                place.line += 1
                place.column = 1
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                // Continuation bytes of UTF-8 do not begin a scalar.
                place.column += 1
            }
            offset += 1
        }
        return place
    }
}
