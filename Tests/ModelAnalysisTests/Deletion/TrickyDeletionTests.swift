import DataModel
import ModelAnalysis
import Testing

/// Deletions that are easy to get wrong, over the model and on objects.
@Suite struct TrickyDeletionTests {
    // MARK: Deny

    @Test func denyEmptiedByTheDestinationsOwnNullifyIsAllowed() {
        let sample = DeletionSample(
            Entity("Department", .many("employees", "Employee", inverse: "department", .deny)),
            Entity("Employee", .one("department", "Department", inverse: "employees", .nullify)))
        let graph = sample.graph("d: Department", "e f: Employee", "d.employees = e f")
        #expect(graph.deleting("d", "e", "f") == ["saved", "deleted d", "deleted e", "deleted f"])
        #expect(
            graph.deleting("d", "e") == ["refused 1600", "deleted d", "deleted e", "1600 d.employees: f"])
        #expect(graph.deleting("e") == ["saved", "deleted e", "d.employees loses e"])
        #expect(sample.announced(for: "Employee") == ["unlinks Department via Employee.department"])
    }

    /// No inverse, and inverses that do not take the destination out.
    @Test(arguments: [nil, DeleteRule.noAction, .deny])
    func denyDoesNotCountWhatIsDeletedInTheSameSave(_ back: DeleteRule?) {
        let sample = DeletionSample(
            Entity("A", .many("bs", "B", inverse: back.map { _ in "a" }, .deny)),
            Entity("B", .one("a", "A", inverse: back.map { _ in "bs" }, back)))
        let graph = sample.graph("x: A", "p q: B", "x.bs = p q")
        #expect(graph.deleting("x", "p", "q") == ["saved", "deleted x", "deleted p", "deleted q"])
        #expect(graph.deleting("x", "p").first == "refused 1600")
    }

    @Test func aChildsDenyTowardsItsParentBlocksItsOwnDeletionOnly() {
        let sample = DeletionSample(
            Entity("Plan", .many("tasks", "Task", inverse: "plan", .cascade)),
            Entity("Task", .one("plan", "Plan", inverse: "tasks", .deny)))
        #expect(sample.announced(for: "Plan") == ["deletes Task via Plan.tasks"])
        #expect(sample.announced(for: "Task") == ["refused by Plan via Task.plan: deny"])
        let graph = sample.graph("p: Plan", "t u: Task", "p.tasks = t")
        #expect(graph.deleting("p") == ["saved", "deleted p", "deleted t via p.tasks"])
        #expect(graph.deleting("t") == ["refused 1600", "deleted t", "1600 t.plan: p"])
        #expect(graph.deleting("u") == ["saved", "deleted u"])
    }

    /// The same child can be reached along another relationship, and then its plan stays.
    @Test func theDenyCountsWhereTheChildIsReachedAnotherWay() {
        let sample = DeletionSample(
            Entity(
                "Plan", .many("tasks", "Task", inverse: "plan", .cascade), .one("first", "Task", .cascade)),
            Entity("Task", .one("plan", "Plan", inverse: "tasks", .deny)))
        #expect(
            sample.announced(for: "Plan") == [
                "Plan.first dangles to Task, stored", "deletes Task via Plan.tasks",
                "refused by Plan via Task.plan: deny",
            ])
        let graph = sample.graph("p q: Plan", "t: Task", "q.tasks = t", "p.first = t")
        #expect(graph.deleting("p") == ["refused 1600", "deleted p", "deleted t via p.first", "1600 t.plan: q"])
    }

    @Test func aDeepDenyVetoesTheWholeCascade() {
        let sample = DeletionSample(
            Entity("Order", .many("lines", "Line", .cascade)),
            Entity("Line", .many("returns", "Return", inverse: "line", .deny)),
            Entity("Return", .one("line", "Line", inverse: "returns", .nullify)))
        #expect(
            sample.announced(for: "Order") == [
                "deletes Line via Order.lines", "refused by Return via Line.returns: deny",
            ])
        let graph = sample.graph("o: Order", "l m: Line", "r: Return", "o.lines = l m", "m.returns = r")
        #expect(
            graph.deleting("o") == [
                "refused 1600", "deleted o", "deleted l via o.lines", "deleted m via o.lines", "1600 m.returns: r",
            ])
    }

    @Test(arguments: [Relationship.one("b", "B", .deny), .one("b", "B", required: true, .deny), .many("b", "B", .deny)])
    func denyOnAToOneIsTheSameAsOnAToMany(_ relationship: Relationship) {
        let sample = DeletionSample(Entity("A", relationship), Entity("B"))
        #expect(sample.announced(for: "A") == ["refused by B via A.b: deny"])
        #expect(sample.graph("x: A", "y: B", "x.b = y").deleting("x") == ["refused 1600", "deleted x", "1600 x.b: y"])
    }

    // MARK: Cascade

    @Test func aCascadeThatLeadsBackToItsEntityTerminates() {
        let sample = DeletionSample(
            Entity(
                "Node", .many("children", "Node", inverse: "parent", .cascade),
                .one("parent", "Node", inverse: "children", .nullify)))
        #expect(sample.announced(for: "Node") == ["deletes Node via Node.children", "unlinks Node via Node.parent"])
        let tree = sample.graph("a b c: Node", "a.children = b", "b.children = c")
        #expect(tree.deleting("b") == ["saved", "deleted b", "deleted c via b.children", "a.children loses b"])
        let loop = sample.graph("a: Node", "a.children = a")
        #expect(loop.deleting("a") == ["saved", "deleted a"])
    }

    @Test func aCascadeInACircleReachesEverythingOnce() {
        let sample = DeletionSample(
            Entity("A", .many("bs", "B", .cascade)), Entity("B", .many("cs", "C", .cascade)),
            Entity("C", .many("more", "A", .cascade)))
        // Each is in one set only, that of the object that takes it along; only the first may be in another.
        #expect(
            sample.announced(for: "A") == [
                "C.more dangles to A, memory", "deletes A via C.more", "deletes B via A.bs", "deletes C via B.cs",
            ])
        let graph = sample.graph("a b: A", "p: B", "x: C", "a.bs = p", "p.cs = x", "x.more = a b")
        #expect(
            graph.deleting("a") == [
                "saved", "deleted a", "deleted p via a.bs", "deleted x via p.cs", "deleted b via x.more",
            ])
    }

    @Test func cascadeOnBothEndsTakesTheSiblingsToo() {
        let sample = DeletionSample(
            Entity("Parent", .many("children", "Child", inverse: "parent", .cascade)),
            Entity("Child", .one("parent", "Parent", inverse: "children", .cascade)))
        #expect(
            sample.announced(for: "Child") == ["deletes Child via Parent.children", "deletes Parent via Child.parent"])
        #expect(sample.announced(for: "Parent") == ["deletes Child via Parent.children"])
        #expect(
            sample.graph("p: Parent", "a b: Child", "p.children = a b").deleting("a")
                == ["saved", "deleted a", "deleted p via a.parent", "deleted b via p.children"])
    }

    @Test func cascadeFromTheChildOnlyOrphansTheSiblings() {
        let sample = DeletionSample(
            Entity("School", .many("pupils", "Pupil", inverse: "school", .nullify)),
            Entity("Pupil", .one("school", "School", inverse: "pupils", .cascade)))
        #expect(
            sample.announced(for: "Pupil") == ["deletes School via Pupil.school", "unlinks Pupil via School.pupils"])
        #expect(
            sample.graph("s: School", "a b: Pupil", "s.pupils = a b").deleting("a")
                == ["saved", "deleted a", "deleted s via a.school", "b.school loses s"])
    }

    @Test func cascadeAlongAManyToManyTakesWhatOthersUse() {
        let sample = DeletionSample(
            Entity("Post", .many("tags", "Tag", inverse: "posts", .cascade)),
            Entity("Tag", .many("posts", "Post", inverse: "tags", .nullify)))
        #expect(sample.announced(for: "Post") == ["deletes Tag via Post.tags", "unlinks Post via Tag.posts"])
        #expect(
            sample.graph("p q: Post", "t: Tag", "p.tags = t", "q.tags = t").deleting("p")
                == ["saved", "deleted p", "deleted t via p.tags", "q.tags loses t"])
    }

    @Test func cascadeToASharedObjectTakesItFromTheOthers() {
        let sample = DeletionSample(
            Entity("Shot", .one("camera", "Camera", inverse: "shots", required: true, .cascade)),
            Entity("Camera", .many("shots", "Shot", inverse: "camera", .nullify)))
        #expect(
            sample.announced(for: "Shot") == [
                "deletes Camera via Shot.camera for certain", "refused by Shot via Camera.shots: required-inverse",
                "unlinks Shot via Camera.shots",
            ])
        #expect(
            sample.graph("a b: Shot", "c: Camera", "c.shots = a b").deleting("a") == [
                "refused 1570", "deleted a", "deleted c via a.camera", "b.camera loses c", "1570 b.camera",
            ])
    }

    @Test func cascadeWithoutInverseWorksAndTheOtherDirectionDangles() {
        let sample = DeletionSample(Entity("Album", .many("photos", "Photo", .cascade)), Entity("Photo"))
        #expect(sample.announced(for: "Album") == ["deletes Photo via Album.photos"])
        #expect(sample.announced(for: "Photo") == ["Album.photos dangles to Photo, memory"])
        let graph = sample.graph("a: Album", "p q: Photo", "a.photos = p q")
        #expect(
            graph.deleting("a") == ["saved", "deleted a", "deleted p via a.photos", "deleted q via a.photos"])
        #expect(graph.deleting("p") == ["saved", "deleted p", "a.photos refers to p, memory"])
    }

    // MARK: Nullify

    @Test func aRequiredInverseRefusesUnlessReassignedOrDeleted() {
        let sample = DeletionSample(
            Entity("Sensor", .many("calibrations", "Calibration", inverse: "sensor", .nullify)),
            Entity("Calibration", .one("sensor", "Sensor", inverse: "calibrations", required: true, .nullify)))
        #expect(
            sample.announced(for: "Sensor") == [
                "refused by Calibration via Sensor.calibrations: required-inverse",
                "unlinks Calibration via Sensor.calibrations",
            ])
        var graph = sample.graph("s t: Sensor", "c: Calibration", "s.calibrations = c")
        #expect(graph.deleting("s") == ["refused 1570", "deleted s", "c.sensor loses s", "1570 c.sensor"])
        #expect(graph.deleting("s", "c") == ["saved", "deleted s", "deleted c"])
        graph.add("c.sensor = t")
        #expect(graph.deleting("s") == ["saved", "deleted s"])
    }

    @Test(arguments: [
        (Relationship.many("as", "A", inverse: "bs", required: true, .nullify), 1, 1570),
        (.many("as", "A", inverse: "bs", required: true, from: 2, .nullify), 2, 1580),
        (.many("as", "A", inverse: "bs", from: 2, .nullify), 2, 1580),
    ])
    func aLowerBoundOfTheInverseRefusesAtTheLimitOnly(_ back: Relationship, _ limit: Int, _ code: Int) {
        let sample = DeletionSample(Entity("A", .many("bs", "B", inverse: "as", .nullify)), Entity("B", back))
        #expect(sample.announced(for: "A") == ["refused by B via A.bs: minimum", "unlinks B via A.bs"])
        var graph = sample.graph("y: B", "a b c: A")
        for name in ["a", "b", "c"].prefix(limit) { graph.add("y.as = \(name)") }
        graph.graph.markAsSaved()
        #expect(graph.deleting("a") == ["refused \(code)", "deleted a", "y.as loses a", "\(code) y.as"])
        graph.add("y.as = c")
        #expect(graph.deleting("a") == ["saved", "deleted a", "y.as loses a"])
    }

    @Test func anOptionalToManyMayLoseAllAtOnce() {
        let sample = DeletionSample(
            Entity("A", .many("bs", "B", inverse: "as", .nullify)),
            Entity("B", .many("as", "A", inverse: "bs", from: 2, .nullify)))
        let graph = sample.graph("y: B", "a b: A", "y.as = a b")
        #expect(graph.deleting("a", "b") == ["saved", "deleted a", "deleted b", "y.as loses a", "y.as loses b"])
    }

    @Test func nullifyWithoutInverseLeavesTheDestinationUntouched() {
        let sample = DeletionSample(Entity("A", .many("bs", "B", .nullify)), Entity("B"))
        #expect(sample.announced(for: "A") == [])
        #expect(sample.graph("x: A", "y: B", "x.bs = y").deleting("x") == ["saved", "deleted x"])
    }

    // MARK: References to what is gone

    @Test func aOneWayToOneKeepsPointingWhereverItIs() {
        let sample = DeletionSample(
            Entity("Category"), Entity("Event", .one("category", "Category", required: true, .nullify)),
            Entity("Shop", .many("categories", "Category", inverse: "absent", .cascade)))
        #expect(
            sample.announced(for: "Category") == [
                "Event.category dangles to Category, stored", "Shop.categories dangles to Category, memory",
            ])
        #expect(
            sample.announced(for: "Shop") == [
                "Event.category dangles to Category, stored", "deletes Category via Shop.categories",
            ])
        let graph = sample.graph("c: Category", "e: Event", "s: Shop", "e.category = c", "s.categories = c")
        #expect(
            graph.deleting("c")
                == ["saved", "deleted c", "e.category refers to c, stored", "s.categories refers to c, memory"])
        #expect(
            graph.deleting("s")
                == ["saved", "deleted s", "deleted c via s.categories", "e.category refers to c, stored"])
        #expect(graph.deleting("c", "e", "s").first == "saved")
    }

    /// Only what changed is validated, so only there a reference that No Action left is noticed.
    @Test func aReferenceLeftByNoActionFailsWhereItsHolderChanged() {
        let sample = DeletionSample(
            Entity(
                "A", .one("b", "B", inverse: "a", .noAction), .one("c", "B", inverse: "ofA", .nullify)),
            Entity("B", .one("a", "A", inverse: "b", .nullify), .one("ofA", "A", inverse: "c", .nullify)))
        #expect(
            sample.announced(for: "A") == ["B.a dangles to A, stored", "unlinks B via A.c"])
        let untouched = sample.graph("x: A", "y z: B", "x.b = y", "x.c = z")
        #expect(
            untouched.deleting("x") == ["saved", "deleted x", "z.ofA loses x", "y.a refers to x, stored"])
        let changed = sample.graph("x: A", "y: B", "x.b = y", "x.c = y")
        #expect(
            changed.deleting("x") == [
                "refused 1550", "deleted x", "y.ofA loses x", "y.a refers to x, stored", "1550 y.a: x",
            ])
    }

    @Test func noActionBetweenObjectsThatAreBothDeletedLeavesNothing() {
        let sample = DeletionSample(
            Entity("A", .many("bs", "B", inverse: "a", .noAction)),
            Entity("B", .one("a", "A", inverse: "bs", .noAction)))
        #expect(
            sample.graph("x: A", "y: B", "x.bs = y").deleting("x", "y") == ["saved", "deleted x", "deleted y"])
    }

    // MARK: Hierarchies

    @Test func aRuleAppliesToWhicheverKindIsThereAndThenItsOwnRules() {
        let sample = DeletionSample(
            Entity("Zoo", .many("animals", "Animal", inverse: "zoo", .cascade)),
            Entity("Animal", isAbstract: true, .one("zoo", "Zoo", inverse: "animals", .nullify)),
            Entity("Cat", kindOf: "Animal", .many("toys", "Toy", .cascade)),
            Entity("Dog", kindOf: "Animal", .one("owner", "Person", .deny)), Entity("Toy"), Entity("Person"))
        #expect(
            sample.announced(for: "Zoo") == [
                "deletes Cat via Zoo.animals", "deletes Dog via Zoo.animals", "deletes Toy via Cat.toys",
                "refused by Person via Dog.owner: deny",
            ])
        #expect(
            sample.announced(for: "Dog") == [
                "refused by Person via Dog.owner: deny", "unlinks Zoo via Animal.zoo from Dog",
            ])
        #expect(sample.announced(for: "Cat") == ["deletes Toy via Cat.toys", "unlinks Zoo via Animal.zoo from Cat"])
        let graph = sample.graph("z: Zoo", "c: Cat", "d: Dog", "t: Toy", "p: Person", "z.animals = c", "c.toys = t")
        #expect(
            graph.deleting("z") == ["saved", "deleted z", "deleted c via z.animals", "deleted t via c.toys"])
    }

    @Test func aDestinationWithKindsIsNeverCertain() {
        let sample = DeletionSample(
            Entity("A", .one("b", "B", required: true, .cascade), .one("c", "C", required: true, .cascade)),
            Entity("B"), Entity("B2", kindOf: "B"), Entity("C"))
        #expect(
            sample.announced(for: "A").filter { $0.hasPrefix("deletes") }
                == ["deletes B via A.b", "deletes B2 via A.b", "deletes C via A.c for certain"])
    }

    /// An inverse on one kind only: no other kind can be there.
    @Test func anInverseOfOneKindLimitsWhatIsHeld() {
        var back = Relationship.one("house", "House", inverse: "policies", .nullify)
        back.inverse = InverseReference(name: "policies", entity: "House")
        var forth = Relationship.many("policies", "Policy", .cascade)
        forth.inverse = InverseReference(name: "house", entity: "HomePolicy")
        let sample = DeletionSample(
            Entity("House", forth), Entity("Policy"), Entity("HomePolicy", kindOf: "Policy", back))
        #expect(sample.announced(for: "House") == ["deletes HomePolicy via House.policies"])
        #expect(
            sample.graph("h: House", "p: Policy", "q: HomePolicy", "h.policies = p q").deleting("h")
                == ["saved", "deleted h", "deleted q via h.policies"])
    }

    @Test func whatCanNeverBeIsNotAnnounced() {
        let sample = DeletionSample(
            Entity(
                "A", .one("ghost", "Ghost", .cascade), .one("b", "B", .cascade),
                .many("c", "C", from: 3, to: 2, .cascade)),
            Entity("Ghost", isAbstract: true), Entity("B", .one("ghost", "Ghost", required: true, .deny)), Entity("C"))
        #expect(sample.announced(for: "A") == [])
    }

    // MARK: Bounds from the other side

    @Test func inverseMaintenanceCanExceedAMaximum() {
        let sample = DeletionSample(
            Entity("S", .one("d", "D", inverse: "ss", .nullify)),
            Entity("D", .many("ss", "S", inverse: "d", to: 2, .nullify)), Entity("Other"))
        var graph = sample.graph("s t u: S", "d: D", "o: Other", "s.d = d", "t.d = d")
        graph.add("u.d = d")
        #expect(graph.holds("d.ss") == ["s", "t", "u"])
        #expect(graph.deleting("o") == ["refused 1590", "deleted o", "1590 d.ss"])
        #expect(graph.deleting("s") == ["saved", "deleted s", "d.ss loses s"])
    }

    @Test func aTransientRelationshipAppliesInMemoryAndIsNeverCertain() {
        let sample = DeletionSample(Entity("A", .one("b", "B", required: true, .cascade).inMemory), Entity("B"))
        #expect(sample.announced(for: "A") == ["A.b dangles to B, memory", "deletes B via A.b"])
        #expect(
            sample.graph("x z: A", "y: B", "x.b = y", "z.b = y").deleting("x")
                == ["saved", "deleted x", "deleted y via x.b", "z.b refers to y, memory"])
    }
}
