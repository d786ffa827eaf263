import ModelDocCommands
import Testing

/// What is wrong with settings is told with its place, and nothing is done.
@Suite struct SettingsFaultTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        var text: String
        var place: String
        var message: String
        var help: String?
        var testDescription: String { message }
    }

    @Test(arguments: [
        Fault(
            text: #"{"models": "shop.json", "titel": "x"}"#, place: "1:25",
            message: "unknown key 'titel' in the settings [unknown-key]", help: "did you mean 'title'?"),
        Fault(
            text: "{\n  \"models\": \"shop.json\",\n  \"theme\": \"drak\"\n}", place: "3:12",
            message: "'drak' is no value of 'theme' of the settings [invalid-value]", help: "did you mean 'dark'?"),
        Fault(
            text: #"{"models": "shop.json", "format": ["svg", "sgv"]}"#, place: "1:43",
            message: "'sgv' is no value of an element of 'format' of the settings [invalid-value]",
            help: "did you mean 'svg'?"),
        Fault(
            text: #"{"models": 1}"#, place: "1:12",
            message: "'models' of the settings must be a string or a list of strings, not a number [wrong-type]"),
        Fault(
            text: #"{"models": "-"}"#, place: "1:12",
            message: "'models' of the settings cannot be stdin [invalid-value]"),
        Fault(
            text: #"{"models": []}"#, place: "1:12", message: "'models' of the settings is empty [invalid-value]"),
        Fault(
            text: #"{"models": "shop.json", "title": ""}"#, place: "1:34",
            message: "'title' of the settings is empty [invalid-value]"),
        Fault(
            text: #"{"models": "shop.json", "title": ["a"]}"#, place: "1:34",
            message: "'title' of the settings must be a string, not an array [wrong-type]"),
        Fault(
            text: #"{"models": "shop.json", "focus": "A", "depth": -1}"#, place: "1:48",
            message: "'depth' of the settings must be a whole number from 0 on, not -1 [invalid-value]"),
        Fault(
            text: #"{"models": "shop.json", "depth": 2}"#, place: "1:25",
            message: "'depth' is about 'focus', which is missing [missing-key]", help: "add \"focus\": \"ENTITY\""),
        Fault(
            text: #"{"models": "shop.json", "severity": {"missing-invers": "off"}}"#, place: "1:38",
            message: "there is no rule 'missing-invers' [unknown-rule]", help: "did you mean 'missing-inverse'?"),
        Fault(
            text: #"{"models": "shop.json", "severity": {"missing-inverse": "eror"}}"#, place: "1:57",
            message: "'eror' is no value of 'missing-inverse' of 'severity' of the settings [invalid-value]",
            help: "did you mean 'error'?"),
        Fault(
            text: #"{"models": "shop.json", "severity": "off"}"#, place: "1:37",
            message: "'severity' of the settings must be an object of rules and levels, not a string [wrong-type]"),
        Fault(
            text: #"{"models": "shop.json", "nouns": {"Order": {"plurl": "x"}}}"#, place: "1:45",
            message: "unknown key 'plurl' in 'Order' of 'nouns' of the settings [unknown-key]",
            help: "did you mean 'plural'?"),
        Fault(
            text: #"{"models": "shop.json", "nouns": {"Order": "x"}}"#, place: "1:44",
            message: "'Order' of 'nouns' of the settings must be an object with 'singular' and 'plural', not a string "
                + "[wrong-type]"),
        Fault(text: "{}", place: "1:1", message: "the settings name no 'models' [missing-key]"),
        Fault(text: "[]", place: "1:1", message: "the file of settings must be an object, not an array [wrong-type]"),
        Fault(
            text: #"{"models": "shop.json", "models": "x"}"#, place: "1:25",
            message: "the key 'models' stands twice in this object [duplicate-key]"),
        Fault(
            text: #"{"models": "shop.json", "index": "docs"}"#, place: "1:25",
            message: "'index' is for several documentations, and there is one [contradiction]"),
        Fault(
            text: #"{"documentations": []}"#, place: "1:20", message: "'documentations' is empty [invalid-value]"),
        Fault(
            text: #"{"documentations": {}}"#, place: "1:20",
            message: "'documentations' must be a list of objects, not an object [wrong-type]"),
        Fault(
            text: #"{"models": "a", "documentations": [{"models": "b", "output": "c"}]}"#, place: "1:2",
            message: "'models' stands beside 'documentations', each of which has its own [contradiction]"),
        Fault(
            text: #"{"documentations": [{"models": "b"}]}"#, place: "1:21",
            message: "documentation 1 has no 'output', of which each of several needs its own [missing-key]"),
        Fault(
            text: #"{"documentations": [{"models": "b", "output": "c", "index": "d"}]}"#, place: "1:52",
            message: "unknown key 'index' in documentation 1 [unknown-key]"),
        Fault(
            text: #"{"documentations": [{"models": "b", "output": "c"}, {"models": "d", "output": "./c/"}]}"#,
            place: "1:53",
            message: "'./c/' is taken by another documentation, or by the page over all [contradiction]"),
    ])
    func isTold(_ fault: Fault) throws {
        let project = try SettingsProject(fault.text)
        for command in ["render", "lint"] {
            let outcome = project.run(command)
            #expect(outcome.status == .noModel)
            #expect(
                outcome.errors.hasPrefix("modeldoc.settings.json:\(fault.place): error: \(fault.message)\n"),
                "\(outcome.errors)")
            if let help = fault.help { #expect(outcome.errors.contains("help: \(help)\n"), "\(outcome.errors)") }
            #expect(outcome.output == "")
        }
        #expect(!project.world.exists("docs"))
        // Who passes over them is not bothered.
        #expect(project.run("lint", "shop.json", "--no-settings").status == .done)
    }

    @Test func commentsAndTrailingCommasAreFine() throws {
        let project = try SettingsProject("{ /* one */ \"models\": [\"shop.json\",], // two\n}")
        #expect(project.run("lint").status == .done)
    }

    @Test func brokenJSONIsTold() throws {
        let project = try SettingsProject("{\"models\": ")
        let outcome = project.run("render")
        #expect(outcome.status == .noModel)
        #expect(outcome.errors.hasPrefix("modeldoc.settings.json:1:"))
    }
}
