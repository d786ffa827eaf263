import Testing

@testable import ModelAnalysis

@Suite struct PredicateKeyPathTests {
    @Test(arguments: [
        ("code == $CODE", "code"), ("reader.cardNumber == $CARD", "reader.cardNumber"), ("", ""), ("   ", ""),
        ("name == \"code == x\" AND age > 3", "name age"), ("name == 'it\\'s x' OR age < 1.5e3", "name age"),
        ("name = \"\\\\\" and age = 1", "name age"),
        ("a == %@ AND %K == b AND c = %d AND d == %lld", "a b c d"),
        ("a == $FETCH_SOURCE.x.y AND b == $FETCHED_PROPERTY.userInfo.z", "a b"), ("$X.y == a", "a"),
        ("SUBQUERY(items, $i, $i.price > 3 AND $i.name == \")\").@count > count", "count"),
        ("ANY items.price > 3", "items.price"),
        (
            "all items.price > 3 or SOME x.y == 1 or none z.w = 2",
            "items.price x.y z.w"
        ),
        ("items.@count > 2", "items.@count"), ("items.@avg.price > 2", "items.@avg.price"),
        ("SELF.name == 1 && self.age > 2", "name age"), ("SELF == %@", ""), ("SELF IN %@", ""),
        ("now() > date", "date"), ("date < CAST(now() - 10, \"NSDate\")", "date"),
        ("lowercase:(name) == \"a\" and age == 1", "age"), ("modulus:by:(index, 2) == 0 and age == 1", "age"),
        ("FUNCTION(x, 'y', z) == a", "a"), ("name BEGINSWITH[cd] \"a\" AND age > 1", "name age"),
        ("name contains [c] other", "name other"), ("title Like[n] 'x' oR name mAtches 'y'", "title name"),
        ("#size == 3 and #first.#x == 2", "size first.x"), ("# == 1", ""), ("size == 3", ""),
        ("items[FIRST].name == 'a' and names[size] == 2 and x[0] = 1", "items names x"),
        ("a BETWEEN {1, 2} AND b IN {'x', c}", "a b c"), ("NOT (a == 1 OR (b == 2))", "a b"),
        ("a IN (b, c)", "a b c"), ("a CONTAINS (b)", "a b"), ("TRUEPREDICATE", ""), ("a == YES OR b != nil", "a b"),
        ("größe > 3 AND 名前 == 'x' AND имя.отчество = 1", "größe 名前 имя.отчество"),
        (
            "नाम == 1 and e\u{301}t == 2",
            "नाम e\u{301}t"
        ),
        ("_private == 1 and a_b2 = 3", "_private a_b2"), ("a..b == 1", "a.b"), (". == 1", ""),
        ("name == \"never ends", "name"), ("name == 'ends in \\", "name"), ("SUBQUERY(a, $x, ($x.b == 1", ""),
        ("a == b)", "a b"), ("a[", "a"), ("a == 0x1F AND b == 12abc", "a b"), ("a = 1 AND", "a"),
        ("-a > +b * c ** 2", "a b c"), ("a && b || !c", "a b c"),
    ])
    func areFound(_ predicate: String, _ expected: String) {
        let paths = PredicateKeyPaths.keyPaths(in: predicate).map { $0.joined(separator: ".") }
        #expect(paths.joined(separator: " ") == expected)
    }

    @Test(
        .timeLimit(.minutes(20)),
        arguments: [
            "x == 1 AND ", "(", "f(", "\"", "'\\", "[", "SUBQUERY(a, $x, ", "a.", "f:", "::::", "#", "é ",
        ])
    func ofAHundredThousandCharactersAreFoundAtOnce(_ part: String) {
        let predicate = String(repeating: part, count: 100_000 / part.count)
        let clock = ContinuousClock()
        let start = clock.now
        _ = PredicateKeyPaths.keyPaths(in: predicate)
        #expect(clock.now - start < .seconds(5))
    }
}
