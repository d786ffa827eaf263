import DataModel
import Diagrams
import ModelAnalysis
import Mustache
import PlainLanguage

extension PageMaterial {
    /// Everything that the page of the model can show.
    func modelContext() -> MustacheValue {
        let model = facts.resolved.model
        let userInfo = userInfo(model.userInfo, of: nil)
        let deletions = deletionRows()
        let harmless = quietDeletions(areUnstated: false)
        let unstated = quietDeletions(areUnstated: true)
        let findings = problems(on: names.readme) + self.findings(facts.findings, on: names.readme)
        return .object(
            [
                ("title", .text(MarkdownText.heading(title))),
                ("documentation", documentation(of: model, on: names.readme)),
                ("counts", .text(ModelCounts(of: facts).text)),
                ("coverage", .text(ifAny: DocumentationCoverage(of: facts).text)),
                ("findingCount", .number(String(findings.count))),
                ("modelName", title == model.name ? .null : .text(MarkdownText.label(model.name))),
                ("version", .code(ifAny: model.version)),
                ("versionIdentifier", .code(ifAny: model.versionIdentifier)),
                ("sourceLanguage", .text(ifAny: model.sourceLanguage.map(MarkdownText.running))),
                ("isUsedWithCloudKit", .bool(model.isUsedWithCloudKit)),
                ("isUsedWithSwiftData", .bool(model.isUsedWithSwiftData)),
                ("picture", picture(overview, file: names.overviewDiagram, on: names.readme)),
                ("hasEntities", .bool(!facts.ownEntities.isEmpty)),
                ("groups", .list(groupItems())),
                ("hasDeletions", .bool(!deletions.isEmpty || !unstated.isEmpty)),
                ("hasDeletionRows", .bool(!deletions.isEmpty)),
                ("deletions", .list(deletions)),
                ("hasHarmlessDeletions", .bool(!harmless.isEmpty)),
                ("harmlessDeletions", .items(harmless)),
                ("hasUnstatedDeletions", .bool(!unstated.isEmpty)),
                ("unstatedDeletions", .items(unstated)),
                ("hasFindings", .bool(!findings.isEmpty)),
                ("findings", .list(findings)),
                ("hasComposites", .bool(!model.composites.isEmpty)),
                ("composites", .list(model.composites.map(composite))),
                ("hasFetchRequests", .bool(!model.fetchRequests.isEmpty)),
                ("fetchRequests", .list(model.fetchRequests.map { fetchRequest($0, on: names.readme) })),
                ("hasConfigurations", .bool(!model.configurations.isEmpty)),
                ("configurations", .list(model.configurations.map(configuration))),
                ("hasUserInfo", .bool(!userInfo.isEmpty)),
                ("userInfo", .list(userInfo)),
            ] + ownershipContext())
    }

    /// The entities by their groups, each with its picture.
    private func groupItems() -> [MustacheValue] {
        guard let groups else {
            let rows = facts.ownEntities.map(entityRow)
            return rows.isEmpty ? [] : [["name": .null, "picture": .null, "entities": .list(rows)]]
        }
        return groups.groups.enumerated().map { number, group in
            [
                "name": .text(MarkdownText.heading(group.name ?? PageNames.restOfGroups)),
                "picture": picture(groupPictures[number], file: names.diagram(ofGroup: number), on: names.readme),
                "entities": .list(group.members.map { entityRow(facts[$0]) }),
            ]
        }
    }

    private func entityRow(_ entity: EntityFacts) -> MustacheValue {
        let summary =
            Documentation.text(of: entity.entity).flatMap { MarkdownText.paragraphTexts(of: $0).first }
            .map(MarkdownText.running)
            ?? MarkdownText.phrase(entityNarrator.summary(of: entity.id), in: .cell)
        return .object(
            reference(to: entity.id, from: names.readme) + [
                ("isAbstract", .bool(entity.entity.isAbstract)),
                ("summary", .text(summary)),
                ("attributeCount", .number(String(entity.attributes.count))),
                ("relationshipCount", .number(String(entity.relationships.count))),
            ])
    }

    private func composite(_ composite: Composite) -> MustacheValue {
        var userInfo = self.userInfo(composite.userInfo, of: nil)
        for attribute in composite.attributes { userInfo += self.userInfo(attribute.userInfo, of: attribute.name) }
        let rules = composite.attributes.flatMap { self.rules($0.rules, of: $0.name, inheritedFrom: .null) }
        return .object(
            [
                ("name", .text(MarkdownText.name(composite.name))),
                ("documentation", documentation(of: composite, on: names.readme)),
            ] + attributeTable(composite.attributes.map { attribute($0, on: names.readme) }, of: composite.attributes)
                + [
                    ("hasRules", .bool(!rules.isEmpty)),
                    ("rules", .list(rules)),
                    ("hasUserInfo", .bool(!userInfo.isEmpty)),
                    ("userInfo", .list(userInfo)),
                ])
    }

    private func configuration(_ configuration: Configuration) -> MustacheValue {
        let members = configuration.entities.map { reference(toEntityNamed: $0, from: names.readme) }
        return [
            "name": .text(MarkdownText.name(configuration.name)),
            "isUsedWithCloudKit": .bool(configuration.isUsedWithCloudKit),
            "hasMembers": .bool(!members.isEmpty),
            "members": .items(members),
        ]
    }
}
