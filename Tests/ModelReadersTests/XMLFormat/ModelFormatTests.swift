import Testing

@testable import ModelReaders

@Suite struct ModelFormatTests {
    @Test(arguments: [
        ("<?xml version='1.0'?><model type='com.apple.IDECoreDataModeler.DataModel'>", ModelFormat.xmlModel),
        ("  <!-- x --><model>", .xmlModel),
        ("<model type='com.apple.IDECoreDataModeler.MappingModel'/>", .mappingModel),
        ("<!DOCTYPE database SYSTEM 'x'><database><object type='XDDEVENTITYMAPPING'/></database>", .mappingModel),
        ("<plist><dict><key>$class</key><string>NSManagedObjectModel</string>", .compiledModel),
        ("<plist><dict/></plist>", .otherXML), ("<html>", .otherXML), ("<<<<<<< HEAD", .otherXML), ("<mo", .otherXML),
        ("{\"modeldoc\": 1}", .json), (" \r\n\t[", .json), ("// a comment {\n{}", .json), ("/* < */ // x\n {}", .json),
        ("// only a comment", .unknown), ("/ {", .unknown), ("/* { ", .unknown), ("/", .unknown),
        ("momv2$...", .optimizedModel), ("bplist00...NSManagedObjectModel", .compiledModel),
        ("bplist00...XDPMModel NSManagedObjectModel", .elementsArchive), ("bplist00..NSMappingModel", .mappingModel),
        ("bplist00", .unknown), ("", .unknown), ("Book -->> Page", .arrows), ("Book -> Page", .arrows),
        ("Book Page", .unknown),
    ])
    func tellsTheFormatByTheContent(text: String, format: ModelFormat) {
        #expect(ModelFormat.of(Array(text.utf8)) == format)
        if !text.hasPrefix("momv2$"), !text.hasPrefix("bplist") {
            #expect(ModelFormat.of([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == format)
            #expect(
                ModelFormat.of([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == format)
        }
    }
}
