/// The options that every command has, and those of commands that write a file.
enum OutputOptions {
  static let output = Option(
    "output", short: "o", group: .output, .text("FILE|-", "the path of a file, or -"),
    shown: "codebox.png",
    help: "where the picture goes; - streams it to standard output")
  static let embedLook = Option(
    flag: "embed-look", group: .output,
    help: "store in the picture what drew it, for codebox explain; of a secure text its length")
  static let schema = Option(
    flag: "schema", group: .output, help: "print the JSON Schema of look documents")
  static let json = Option(flag: "json", group: .output, help: "print as JSON")
  static let help = Option(flag: "help", short: "h", group: .general, help: "show this help")
}
