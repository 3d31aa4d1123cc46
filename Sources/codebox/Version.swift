/// The tool's version, by semantic versioning.
let version = "0.1.0"
