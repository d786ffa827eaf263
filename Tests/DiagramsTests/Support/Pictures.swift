import DataModel
import TestModels
import ModelAnalysis
import PlainLanguage
import SourceText

@testable import Diagrams

/// Places boxes on a grid, so that no program is needed.
struct GridEngine: LayoutEngine {
    func place(_ skeletons: [Skeleton], deliver: (Int, LayoutOutcome) -> Void) throws(LayoutError) {
        for (index, skeleton) in skeletons.enumerated() { deliver(index, .placed(Self.placement(of: skeleton))) }
    }

    static func placement(of skeleton: Skeleton) -> Placement {
        let columns = max(1, Int(Double(skeleton.nodes.count).squareRoot().rounded(.up)))
        let height = Double((skeleton.nodes.map(\.height).max() ?? 0) + 40)
        let places = skeleton.nodes.indices.map { index in
            Placement.Place(column: index % columns, top: Double(index / columns) * height)
        }
        let passages = skeleton.edges.map { edge -> [Double] in
            let (tail, head) = (places[edge.tail.node], places[edge.head.node])
            return [Double](repeating: (tail.top + head.top) / 2, count: max(0, abs(tail.column - head.column) - 1))
        }
        return Placement(nodes: places, passages: passages)
    }
}

/// Short ways from a model to a picture.
enum Pictures {
    static func builder(_ model: Model) -> DiagramBuilder {
        let facts = ModelFacts(of: ModelResolver.resolve(model))
        return DiagramBuilder(facts: facts, nouns: Nouns(facts: facts))
    }

    static func overview(_ model: Model, _ detail: Diagram.Detail = .full) -> Diagram {
        builder(model).overview(title: model.name, detail: detail)
    }

    static func neighbourhood(of name: String, in model: Model, _ detail: Diagram.Detail = .full) -> Diagram? {
        let builder = builder(model)
        return builder.facts.resolved.entity(named: name).flatMap { builder.neighbourhood(of: $0, detail: detail) }
    }

    static func layOut(_ diagram: Diagram) -> LaidOutDiagram {
        let skeleton = DiagramSkeleton(of: diagram)
        return DiagramComposer(skeleton).compose(skeleton.skeletons.map(GridEngine.placement))
    }

    static func svg(_ diagram: Diagram) throws -> XMLElement {
        try XMLElement.parse(SVGWriter.text(of: layOut(diagram)))
    }

    static func svg(_ model: Model, _ detail: Diagram.Detail = .full) throws -> XMLElement {
        try svg(overview(model, detail))
    }

    /// A model of the kinds of links there are: pairs, self pairs, one-way, inheritance, searches, missing entities.
    static let variety: Model = Sample.model(
        Sample.entity(
            "Department", [Sample.attribute("budget", .decimal), Sample.attribute("name") { $0.isOptional = true }],
            [
                Sample.relationship("employees", to: "Employee", inverse: "department", toMany: true) {
                    $0.deleteRule = .deny
                    $0.maximumCount = 999
                },
                Sample.relationship("projects", to: "Project", inverse: "department", toMany: true) {
                    $0.deleteRule = .cascade
                },
            ]),
        Sample.entity("Person", [Sample.attribute("born", .date)]) { $0.isAbstract = true },
        Sample.entity(
            "Employee", parent: "Person", [Sample.attribute("salary", .decimal)],
            [
                Sample.relationship("department", to: "Department", inverse: "employees") { $0.isOptional = false },
                Sample.relationship("manager", to: "Employee", inverse: "reports"),
                Sample.relationship("reports", to: "Employee", inverse: "manager", toMany: true),
                Sample.relationship("friends", to: "Employee", inverse: "friends", toMany: true),
                Sample.relationship("mentor", to: "Employee"),
                Sample.relationship("ghost", to: "Ghost") { $0.deleteRule = .noAction },
            ]),
        Sample.entity(
            "Project", [],
            [
                Sample.relationship("department", to: "Department", inverse: "projects"),
                Sample.relationship("tags", to: "Tag", toMany: true),
            ]
        ) {
            $0.fetchedProperties = [
                FetchedProperty(name: "staff", request: FetchRequest(name: "r", entity: "Employee"))
            ]
        },
        Sample.entity("Tag"), Sample.entity("Setting", [Sample.attribute("key")])
    )
}
