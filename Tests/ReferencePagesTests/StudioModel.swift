import DataModel
import Diagrams
import ModelAnalysis
import PlainLanguage
@testable import ReferencePages

/// A small company: who works where, on what.
enum StudioModel {
    static var model: Model {
        var model = Model(name: "Studio")
        model.entities = [department, employee, project, task, tag, person]
        return model
    }

    private static var department: Entity {
        var entity = Entity(name: "Department")
        entity.className = "Department"
        entity.documentation = "A part of the company with its own budget."
        entity.rules = ["A department's budget is spent by its projects only."]
        var budget = attribute("budget", .decimal)
        budget.minimum = .text("0")
        budget.maximum = .text("100000000")
        var name = attribute("name", .string)
        name.minimumLength = 2
        entity.attributes = [budget, name]
        entity.relationships = [
            relationship("employees", to: "Employee", inverse: "department", toMany: true, rule: .deny),
            relationship("projects", to: "Project", inverse: "department", toMany: true, rule: .cascade),
        ]
        return entity
    }

    private static var employee: Entity {
        var entity = Entity(name: "Employee")
        entity.parent = "Person"
        entity.attributes = [
            attribute("firstName", .string), attribute("lastName", .string),
            attribute("nickname", .string, isOptional: true), attribute("salary", .decimal),
        ]
        entity.relationships = [
            relationship("department", to: "Department", inverse: "employees", isOptional: false),
            relationship("directReports", to: "Employee", inverse: "manager", toMany: true),
            relationship("manager", to: "Employee", inverse: "directReports"),
            relationship("tasks", to: "Task", inverse: "assignee", toMany: true),
        ]
        return entity
    }

    private static var project: Entity {
        var entity = Entity(name: "Project")
        entity.attributes = [attribute("deadline", .date, isOptional: true), attribute("title", .string)]
        entity.relationships = [
            relationship("department", to: "Department", inverse: "projects", isOptional: false),
            relationship("tasks", to: "Task", inverse: "project", toMany: true, rule: .cascade),
        ]
        return entity
    }

    private static var task: Entity {
        var entity = Entity(name: "Task")
        entity.attributes = [attribute("isDone", .boolean), attribute("title", .string)]
        entity.relationships = [
            relationship("assignee", to: "Employee", inverse: "tasks"),
            relationship("project", to: "Project", inverse: "tasks", isOptional: false),
            relationship("tags", to: "Tag", inverse: nil, toMany: true),
        ]
        return entity
    }

    private static var tag: Entity {
        var entity = Entity(name: "Tag")
        entity.attributes = [attribute("name", .string)]
        return entity
    }

    private static var person: Entity {
        var entity = Entity(name: "Person")
        entity.isAbstract = true
        entity.attributes = [attribute("email", .string, isOptional: true)]
        return entity
    }

    private static func attribute(_ name: String, _ type: AttributeType, isOptional: Bool = false) -> Attribute {
        var attribute = Attribute(name: name, type: type)
        attribute.isOptional = isOptional
        return attribute
    }

    static func relationship(
        _ name: String, to destination: String, inverse: String?, toMany: Bool = false, isOptional: Bool = true,
        rule: DeleteRule = .nullify
    ) -> Relationship {
        var relationship = Relationship(name: name, destination: destination)
        relationship.inverse = inverse.map { InverseReference(name: $0) }
        relationship.isToMany = toMany
        relationship.isOptional = isOptional
        relationship.deleteRule = rule
        return relationship
    }
}

extension Model {
    var facts: ModelFacts { ModelFacts(of: ModelResolver.resolve(self)) }

    /// The model's pages by their paths, with every picture there is.
    func pages(pictures: PagePictures = .svg, templates: Templates = .builtIn) -> [String: String] {
        Dictionary(pageSet(pictures: pictures, templates: templates).pages.map { ($0.path, $0.text) }) { first, _ in
            first
        }
    }

    func pageSet(pictures: PagePictures = .svg, templates: Templates = .builtIn) -> PageSet {
        let facts = self.facts
        let nouns = Nouns(facts: facts)
        let builder = DiagramBuilder(facts: facts, nouns: nouns)
        var neighbourhoods: [EntityID: Diagram] = [:]
        for entity in facts.entities {
            neighbourhoods[entity.id] = builder.neighbourhood(of: entity.id, detail: .full)
        }
        return render(
            facts: facts, nouns: nouns, templates: templates, pictures: pictures,
            overview: builder.overview(title: name, detail: .full), neighbourhoods: neighbourhoods)
    }
}

extension PageMaterial {
    /// What pages of a model with all its pictures are made of.
    static func test(_ facts: ModelFacts) -> PageMaterial {
        let nouns = Nouns(facts: facts)
        let builder = DiagramBuilder(facts: facts, nouns: nouns)
        var neighbourhoods: [EntityID: Diagram] = [:]
        for entity in facts.entities {
            neighbourhoods[entity.id] = builder.neighbourhood(of: entity.id, detail: .full)
        }
        return PageMaterial(
            facts: facts, nouns: nouns, title: nil, pictures: .svg,
            overview: builder.overview(title: "Overview", detail: .full), neighbourhoods: neighbourhoods)
    }
}
