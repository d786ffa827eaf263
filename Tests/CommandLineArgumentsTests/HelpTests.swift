import CommandLineArguments
import Testing

@Suite struct HelpTests {
    @Test func ofTheProgram() {
        #expect(
            Press.program.help() == """
                usage: press COMMAND …

                Prints sheets.

                commands:
                  print          print sheets
                  compare        compare two sheets
                  ask            ask about sheets
                  verify         verify what is printed
                  stencils       the stencils sheets are printed with
                  completions    write a completion script
                  help           show the help of a command

                options:
                  -h, --help     show this help
                      --version  show the version

                'press help COMMAND' says more about a command.

                """)
    }

    @Test func ofACommand() {
        #expect(
            Press.program.help(for: ["print"]) == """
                usage: press print SHEET… [OPTION…]

                print sheets

                Several sheets are printed one after the other, in the order in which they are
                given on the command line.

                  a sheet  ->  a page

                arguments:
                  SHEET…                 a sheet to print

                options:
                  -o, --output OUT       the folder to write to (default: printed)
                  -f, --format FORMAT,…  what to write (values: pdf, png, svg, postscript;
                                         default: pdf,png)
                      --preview FORMAT   what to show before printing (values: pdf, png, svg,
                                         postscript)
                  -n, --copies N         how many of each (default: 1)
                      --shift MM         how far to move the sheet to the right
                      --skip FILE        a file to leave out
                      --[no-]color       print in colour (default: on)
                  -q, --quiet            say nothing
                  -v, --verbose          say everything
                  -h, --help             show this help

                examples:
                  press print sheet.txt -o out
                      one sheet, as PDF and PNG, into out
                  press print - -f svg
                      what comes from another program

                """)
    }

    @Test func widthIsAtLeastFortyAndLongLabelsStandAlone() {
        #expect(
            Press.program.help(for: ["verify"], width: 20) == """
                usage: press verify SHEET… -o DIR

                verify what is printed

                arguments:
                  SHEET…      a sheet to print

                options:
                  -o, --output DIR
                              the folder to verify
                  -h, --help  show this help

                """)
    }

    @Test func ofACommandWithSubcommands() {
        #expect(
            Press.program.help(for: ["stencils"]) == """
                usage: press stencils COMMAND …

                the stencils sheets are printed with

                commands:
                  list        list them
                  show        show one of them; it's text
                  export      write them to a folder

                options:
                  -h, --help  show this help

                'press help stencils COMMAND' says more about a command.

                """)
    }

    @Test(arguments: [40, 57, 80, 100, 132]) func noLineIsWiderThanAsked(_ width: Int) {
        let paths = [[], ["print"], ["compare"], ["ask"], ["verify"], ["stencils"], ["stencils", "show"]]
        for path in paths {
            let help = Press.program.help(for: path, width: width)
            #expect(help.split(separator: "\n").allSatisfy { $0.count <= width })
        }
    }

    @Test func usageSpellsOptionsOutWhereThereIsRoom() {
        #expect(Press.program.usage(of: ["ask"]).text == "press ask SHEET… [TOPIC] [--remove NAME]")
        #expect(Press.program.usage(of: ["ask"], width: 40).text == "press ask SHEET… [TOPIC] [OPTION…]")
        #expect(Press.program.usage(of: ["verify"], width: 20).text == "press verify SHEET… -o DIR")
        #expect(
            Press.program.usage(of: ["print"], width: 200).text == """
                press print SHEET… [-o OUT] [-f FORMAT,…] [--preview FORMAT] [-n N] [--shift MM] [--skip FILE] \
                [--[no-]color] [-q] [-v]
                """)
    }
}
