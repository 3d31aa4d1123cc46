/// The options that say which field is drawn, in the order in which help lists them. Parser, help,
/// README, look documents, their schema and the axes of a sheet all read these tables.
enum FieldOptions {
  static let all: [OptionDescription] =
    field + layout + cells + states + background + text + cursors + masks + sources
}
