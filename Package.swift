// swift-tools-version: 6.2

import PackageDescription

/// Every Swift target is held to the same rules: Swift 6 mode with strict concurrency (the mode's
/// own), strict memory safety, and no warning left standing.
///
/// There are neither regular expressions nor tasks; the modules for them, which every file would
/// import unasked, would add 2 MB to the binary and what the runtime has to search at each start.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .unsafeFlags([
    "-Xfrontend", "-disable-implicit-string-processing-module-import",
    "-Xfrontend", "-disable-implicit-concurrency-module-import",
  ]),
]

/// Tests keep to the same rules but for memory safety, which they do not promise to anybody.
let testing: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// What the command is made of.
let command: [Target.Dependency] = [
  "CodeField", "Typeface", "FontFamily", "Cairo", "Painting", "PNG", "Comparison", "Presets",
  "ReportPage",
]

/// The targets stand in the order in which data passes through them.
let package = Package(
  name: "codebox",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "codebox", targets: ["codebox"])],
  targets: [
    // The field: plain values and arithmetic. Imports nothing.
    .target(name: "CodeField", swiftSettings: strict),

    // Characters to outlines.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .target(
      name: "CInter",
      exclude: ["Inter-Regular.otf", "Inter-SemiBold.otf", "LICENSE.txt", "ORIGIN.md"]),
    .target(
      name: "Typeface", dependencies: ["CodeField", "CFreeType", "CInter"], swiftSettings: strict),

    // Names of installed font families to font files; asked only for `--font-family`.
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .target(name: "FontFamily", dependencies: ["CFontconfig"], swiftSettings: strict),

    // Scenes to pixels.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPixman", pkgConfig: "pixman-1",
      providers: [.apt(["libpixman-1-dev"]), .brew(["pixman"])]),
    .target(name: "Cairo", dependencies: ["CCairo", "CPixman"], swiftSettings: strict),
    .target(name: "Painting", dependencies: ["CodeField", "Cairo"], swiftSettings: strict),

    // Pixels to bytes and back.
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CLibDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .target(
      name: "CPNG", dependencies: ["CLibPNG", "CLibDeflate"],
      linkerSettings: [.linkedLibrary("z")]),
    .target(name: "PNG", dependencies: ["CodeField", "CPNG"], swiftSettings: strict),

    // Pixels beside pixels. Imports nothing but the field's values.
    .target(name: "Comparison", dependencies: ["CodeField"], swiftSettings: strict),

    // The looks inside the binary.
    .target(name: "CPresets", exclude: ["looks"]),
    .target(name: "Presets", dependencies: ["CPresets"], swiftSettings: strict),

    // The page that shows what came of a comparison.
    .target(name: "CReportPage", exclude: ["page.html", "page.css", "page.js"]),
    .target(name: "ReportPage", dependencies: ["CReportPage"], swiftSettings: strict),

    // The command: the only target that touches arguments, files, the terminal and the exit code.
    .executableTarget(name: "codebox", dependencies: command, swiftSettings: strict),

    // Tests, a target for each target of sources.
    .target(
      name: "TestSupport", dependencies: ["CodeField", "PNG"], path: "Tests/Support",
      swiftSettings: testing),
    .testTarget(
      name: "CodeFieldTests", dependencies: ["CodeField", "TestSupport"], swiftSettings: testing),
    .testTarget(
      name: "TypefaceTests", dependencies: ["Typeface", "TestSupport"], swiftSettings: testing),
    .testTarget(
      name: "FontFamilyTests", dependencies: ["FontFamily", "TestSupport"], swiftSettings: testing),
    .testTarget(
      name: "CairoTests", dependencies: ["Cairo", "TestSupport"], swiftSettings: testing),
    .testTarget(
      name: "PaintingTests", dependencies: ["Painting", "TestSupport"], swiftSettings: testing),
    .testTarget(name: "PNGTests", dependencies: ["PNG", "TestSupport"], swiftSettings: testing),
    .testTarget(
      name: "ComparisonTests", dependencies: ["Comparison", "Painting", "Typeface", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "codeboxTests",
      dependencies: ["codebox", "CodeField", "Comparison", "Painting", "PNG", "TestSupport"],
      swiftSettings: testing),
  ],
  cLanguageStandard: .c17
)

// scripts/fuzz builds the command as a library below the fuzzer; the tests' targets for it are the
// library's only user then.
if Context.environment["CODEBOX_FUZZ"] == "1" {
  package.products = []
  package.targets.removeAll { $0.isTest || ["codebox", "TestSupport"].contains($0.name) }
  package.targets += [
    .target(
      name: "codebox", dependencies: command, exclude: ["Program.swift"], swiftSettings: strict),
    .target(
      name: "FuzzTargets", dependencies: ["codebox", "CodeField", "PNG"],
      path: "Tests/codeboxTests/Fuzzing/Targets", swiftSettings: testing),
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets"], path: "Fuzzing", swiftSettings: testing),
  ]
}
