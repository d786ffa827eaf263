import SourceText

extension ModelDoc {
    /// What a preview is made of.
    public struct PreviewRequest: Sendable {
        /// The paths of the models.
        public var paths: [String]
        /// The version to read of each bundle that has versions; nil for the current ones.
        public var version: String?
        /// The format of input that does not tell it.
        public var format: InputFormat?
        /// The paths of files with notes.
        public var notes: [String]
        /// How to render, but for the templates.
        public var options: RenderOptions

        /// Makes a request.
        public init(
            paths: [String], version: String? = nil, format: InputFormat? = nil, notes: [String] = [],
            options: RenderOptions
        ) {
            self.paths = paths
            self.version = version
            self.format = format
            self.notes = notes
            self.options = options
        }

        /// What the model is called where it cannot tell its name: "model.json", or several of them.
        public func name(in files: FileSystem) -> String {
            options.title ?? paths.map { FileSystem.name(of: files.normalized($0)) }.joined(separator: ", ")
        }

        /// Everything that the user named, where changes are looked for.
        public var watched: [String] { paths + notes + (options.templateFolder.map { [$0] } ?? []) }
    }

    /// Reads everything anew, and makes a page of it.
    ///
    /// - Parameter request: what to read; where its options name a folder of templates, that is read, too.
    /// - Returns: the page, or what is wrong.
    public func preview(_ request: PreviewRequest) -> PreviewDraft {
        var loaded: LoadedModel?
        do throws(Failure) {
            var options = request.options
            if let folder = options.templateFolder {
                options.templates = try TemplateFolder(files: files, path: folder).read()
            }
            let model = try load(
                request.paths, version: request.version, format: request.format, name: options.title,
                notes: request.notes)
            loaded = model
            let page = try htmlPage(model, options: options, isLive: true)
            return PreviewDraft(
                page: PreviewDraft.Page(content: page.content, digest: PreviewDraft.digest(of: page.content)),
                failure: nil, errors: model.diagnostics.filter { $0.severity == .error },
                diagnostics: model.allDiagnostics + page.diagnostics, summary: summary(of: model),
                roots: found(model, by: request))
        } catch {
            return PreviewDraft(
                page: nil, failure: error, errors: error.diagnostics,
                diagnostics: (loaded?.allDiagnostics ?? []) + error.diagnostics, summary: nil,
                roots: loaded.map { found($0, by: request) } ?? [])
        }
    }

    /// The files and bundles of a model that were found in folders.
    private func found(_ model: LoadedModel, by request: PreviewRequest) -> [String] {
        let folders = request.paths.map(files.normalized).filter { !InputWatch.isBundle($0) }
        return model.inputs.compactMap(\.root).filter { root in
            folders.contains { root.hasPrefix($0 == "/" ? $0 : "\($0)/") }
        }
    }
}
