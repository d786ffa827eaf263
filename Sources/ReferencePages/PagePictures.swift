/// How pages show pictures.
public enum PagePictures: String, Sendable, CaseIterable {
    /// As files beside the pages.
    case svg
    /// As blocks of Mermaid, which GitHub draws itself.
    case mermaid
    /// Not at all.
    case none
}
