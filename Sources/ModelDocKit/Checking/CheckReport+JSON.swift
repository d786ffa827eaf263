import JSONText

extension CheckReport {
    /// The report for programs: keys in alphabetical order, `state` as in `CheckReport.State`, `new` for lines that only the file
    /// as it should be has.
    public var json: [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("command")
        json.string(command)
        json.key("current")
        json.integer(currentCount)
        json.key("files")
        json.beginArray()
        for file in files {
            json.beginObject()
            json.key("lines")
            json.beginArray()
            for line in file.difference?.lines ?? [] {
                json.beginObject(inline: true)
                json.key("new")
                json.bool(line.isNew)
                json.key("text")
                json.string(line.text)
                json.endObject()
            }
            json.endArray()
            json.key("moreLines")
            json.integer(file.difference?.rest ?? 0)
            json.key("path")
            json.string(file.path)
            json.key("state")
            json.string(file.state.rawValue)
            json.endObject()
        }
        json.endArray()
        json.key("folder")
        json.string(folder)
        json.key("modeldocCheck")
        json.integer(1)
        json.key("upToDate")
        json.bool(isUpToDate)
        json.endObject()
        return json.finish()
    }
}
