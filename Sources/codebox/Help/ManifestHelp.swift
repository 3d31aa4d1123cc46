/// What help says of manifests.
enum ManifestHelp {
  static let paragraphs = [
    "MANIFEST is a JSON array of entries, JSON Lines with an entry on each line, or one object; a lone "
      + "- reads it from standard input. An entry has the path of its picture, output, and what is "
      + "drawn: text (or text-env, text-file), and any option of render by its name:",
    """
      [
        {"output": "empty.png", "preset": "mint"},
        {"output": "full.png", "preset": "mint", "digits": 4, "text": "4829", "focus": true}
      ]
    """,
    "In an object, defaults hold for all entries unless they say otherwise, and matrix has axes: an "
      + "array of values for an option or the text, or an object of named sets of options. Every "
      + "combination is drawn; names in braces stand in the path:",
    """
      {
        "defaults": {"text": "12", "digits": 4},
        "matrix": {
          "style": ["square", "underline"],
          "scale": [1, 2],
          "size": {"small": {"cell-size": 32}, "large": {"cell-size": 64}}
        },
        "entries": [{"output": "{style}-{size}@{scale}x.png"}]
      }
    """,
    "An object without entries is an entry itself, and an entry can have a matrix and defaults of its "
      + "own. An element with nothing but defaults holds for those that follow. \"command\": \"sheet\" "
      + "draws a sheet, and \"command\": \"type\" the end of typing what script has, or an animation.",
    "Relative paths start from the manifest's folder. What is wrong with an entry is told with its "
      + "number and line, and the others are drawn all the same. A file that holds the same picture "
      + "already is not written again. --schema prints a JSON Schema, by which editors complete and check.",
  ]
}
