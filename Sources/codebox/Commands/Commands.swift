/// The table of commands.
enum Commands {
  private static let text =
    "TEXT is what has been typed, from the first cell on; without it the field is empty. "
    + "A lone - reads it from standard input, --text-env from a variable and --text-file from a "
    + "file, so that a code need not stand in a process list; one line break at its end does not "
    + "count."

  static let render = Command(
    name: "render", synopsis: "[options] [TEXT]", summary: "draw a field to a PNG file",
    details: [text, "The path of the file is printed on standard output."],
    options: OptionTable.of {
      FieldOptions.all
      TextOptions.all
      OutputOptions.output
      OutputOptions.embedLook
      OutputOptions.help
    },
    run: RenderCommand.run)

  static let layout = Command(
    name: "layout", synopsis: "[options] [TEXT]",
    summary: "print the field's geometry in points, as JSON", details: [text],
    options: OptionTable.of {
      FieldOptions.all
      TextOptions.all
      OutputOptions.help
    },
    run: LayoutCommand.run)

  static let help = Command(
    name: "help", synopsis: "[COMMAND]", summary: "explain the tool, or a command", details: [],
    options: OptionTable.of {
      OutputOptions.help
    },
    run: HelpCommand.run)

  static let look = Command(
    name: "look", synopsis: "[options]",
    summary: "print the look that the options give, as a document for --look",
    details: [
      "Presets, look documents and options are laid over one another; what they give is printed. "
        + "Relative paths in it start from the working folder; those of a document start from its "
        + "own. --schema prints the JSON Schema of such documents instead."
    ],
    options: OptionTable.of {
      FieldOptions.all
      OutputOptions.schema
      OutputOptions.help
    },
    run: LookCommand.run)

  static let sheet = Command(
    name: "sheet", synopsis: "[options] --rows NAME --columns NAME [TEXT]",
    summary: "draw many fields on one picture, with captions",
    details: [
      "An axis is the name of an option, which runs through all its names (--rows state), or has "
        + "values (--columns scale=1,2,3), or runs through texts (--rows text=12,1234). Values with "
        + "commas of their own are separated by semicolons. Cells that wrap to rows, --columns of "
        + "the other commands, can be had here by a look document."
    ],
    options: OptionTable.of {
      SheetOptions.all
      TextOptions.all
      OutputOptions.output
      OutputOptions.help
    },
    run: SheetCommand.run)

  static let type = Command(
    name: "type", synopsis: "[options] SCRIPT",
    summary: "replay typing: print the events, draw the states",
    details: [
      "SCRIPT is what is done to the field, such as '12<del>3<paste:4 5-6><blur>'; a lone - reads it "
        + "from standard input, --text-env from a variable and --text-file from a file; line breaks "
        + "do not count. The field has focus before the "
        + "first step. The steps:",
      Help.columns(TypingScript.vocabulary),
      "A line of JSON is printed for each event (begin, change, deleteBackward, complete, reject, "
        + "end), with the text, the cursor's position and the time in milliseconds, and one for the "
        + "last state. With --secure the text is masked, unless --reveal tells it.",
    ],
    options: OptionTable.of {
      TypingOptions.field
      TextOptions.all
      TypingOptions.all
      OutputOptions.help
    },
    run: TypeCommand.run)

  static let tryOut = Command(
    name: "try", synopsis: "[options]", summary: "type into a field in the terminal",
    details: [
      "Keys go to the field: characters, Backspace, Delete, the arrows, Home and End, and what is "
        + "pasted. The field is drawn in the terminal, as a picture where the terminal says that it "
        + "shows some (kitty, iTerm2 and their kin), else of half blocks; events stand below. q "
        + "leaves, where the field does not take it, and Ctrl-C always."
    ],
    options: OptionTable.of {
      TypingOptions.field.filter { $0.name != FieldOptions.scale.name }
      TypingOptions.rulesOptions
      OutputOptions.help
    },
    run: TryCommand.run)

  static let batch = Command(
    name: "batch", synopsis: "[options] MANIFEST", summary: "draw the pictures of a manifest",
    details: ManifestHelp.paragraphs,
    options: OptionTable.of {
      BatchOptions.shared
      BatchOptions.failFast
      BatchOptions.into
      BatchOptions.schema
      OutputOptions.help
    },
    run: BatchCommand.run)

  static let verify = Command(
    name: "verify", synopsis: "[options] --baseline DIR MANIFEST | FILE.png…",
    mostOperands: 1_000_000, summary: "compare a manifest's pictures with baselines",
    details: [
      "The pictures are drawn in memory and compared with the files of the same paths below DIR, pixel "
        + "by pixel. Each is the same, different, missing (there is no baseline), or unreadable; "
        + "an entry that cannot be drawn has failed, and a PNG file below DIR that no entry makes is "
        + "an orphan. Only where all are the same the exit code is 0; it is 3 where something is unreadable or has "
        + "failed, else 1 where something is different or an orphan, else 5. What a file tells beside its "
        + "pixels, such as its scale, is not compared. codebox help batch explains "
        + "manifests, and codebox accept writes baselines.",
      "Without --baseline, each FILE is a picture that was drawn with --embed-look: it is drawn again "
        + "from what it tells of itself, and compared with itself.",
    ],
    options: OptionTable.of {
      VerifyOptions.verify
      OutputOptions.help
    },
    run: VerifyCommand.run)

  static let accept = Command(
    name: "accept", synopsis: "[options] --baseline DIR MANIFEST [NAME…]", mostOperands: 1_000_000,
    summary: "make what verify found the baselines",
    details: [
      "Writes the baselines that are missing, unreadable or different, all or those that are named, as "
        + "verify names them, and leaves the others untouched. Each that is written is told. Where CI "
        + "is set, it refuses unless --force is given."
    ],
    options: OptionTable.of {
      VerifyOptions.accept
      OutputOptions.help
    },
    run: AcceptCommand.run)

  static let diff = Command(
    name: "diff", synopsis: "[options] EXPECTED.png ACTUAL.png", mostOperands: 2,
    summary: "compare two pictures",
    details: [
      "Any two PNG files; a lone - reads one of them from standard input. Colours are compared in 8 "
        + "bits and multiplied by alpha, so that transparent pixels of any colour are alike; of "
        + "animations every picture, as far as the first that differs. Pictures of two "
        + "sizes are laid over one another at the upper left, and are different. What is printed: "
        + "the verdict, how many pixels differ and by how much, and boxes around them, at most "
        + "\(DiffLines.mostBoxes). The exit code is 0 for the same, 1 for different pictures.",
      "--output draws the pictures whatever the verdict, the difference between them: what differs "
        + "in red, smoothed edges that --perceptual lets pass in yellow, what only one picture has "
        + "in blue; the difference alone where three would be too large. With -o - nothing but that "
        + "picture goes to standard output.",
    ],
    options: OptionTable.of {
      DiffOptions.all
      OutputOptions.help
    },
    run: DiffCommand.run)

  static let presets = Command(
    name: "presets", synopsis: "[options]", summary: "list the looks inside codebox", details: [],
    options: OptionTable.of {
      OutputOptions.json
      OutputOptions.help
    },
    run: PresetsCommand.run)

  static let explain = Command(
    name: "explain", synopsis: "[options] FILE",
    summary: "print the command that draws a picture again",
    details: [
      "FILE is a PNG file that was drawn with --embed-look. The command stands on one line, quoted "
        + "for a shell; defaults are left out. Relative paths start from the folder where the "
        + "picture was drawn. The text of a secure field is not stored: the command has another of "
        + "its length, which draws the same marks. --json prints what is stored instead."
    ],
    options: OptionTable.of {
      OutputOptions.json
      OutputOptions.help
    },
    run: ExplainCommand.run)

  static let doctor = Command(
    name: "doctor", synopsis: "[options]",
    summary: "say whether this machine draws the same pictures as the others",
    details: [
      "Scenes inside codebox are drawn and compared with what they are everywhere; each one that "
        + "differs is named. The versions of the libraries are printed, and the exit code is 1 "
        + "where a picture differs. Fonts of the system are not looked at."
    ],
    options: OptionTable.of {
      OutputOptions.json
      OutputOptions.help
    },
    run: DoctorCommand.run)

  /// By name, each made when it is asked for: a run needs one of them.
  private static let makers: [(name: String, command: @Sendable () -> Command)] = [
    ("render", { render }), ("layout", { layout }), ("sheet", { sheet }), ("type", { type }),
    ("try", { tryOut }), ("batch", { batch }), ("verify", { verify }), ("accept", { accept }),
    ("diff", { diff }), ("explain", { explain }), ("look", { look }), ("presets", { presets }),
    ("doctor", { doctor }), ("help", { help }),
  ]

  static var names: [String] { makers.map(\.name) }
  static var all: [Command] { makers.map { $0.command() } }

  /// The command of that name.
  static func named(_ name: String) throws(Failure) -> Command {
    if let maker = makers.first(where: { $0.name == name }) { return maker.command() }
    // What is no command may be a TEXT, and a TEXT may be secret: only what is near a name is shown.
    guard let nearest = Suggestion.nearest(to: name, in: names) else {
      throw .usage(
        "there is no such command; codebox help lists them, "
          + "and codebox render [options] [TEXT] draws")
    }
    throw .usage("there is no command \(name.quoted); did you mean \(nearest)?")
  }
}
