import CodeField

/// A picture that is the same on every machine.
struct DoctorScene: Sendable {
  let name: String
  /// The words after `codebox render`.
  let words: [String]
  /// The checksum of its pixels, `Raster.checksum`.
  let checksum: UInt64

  init(_ name: String, _ words: String, _ checksum: UInt64) {
    self.name = name
    self.words = words.split(separator: " ").map(String.init)
    self.checksum = checksum
  }

  /// Draws the scene.
  func raster() throws(Failure) -> Raster {
    let parser = ArgumentParser(command: Commands.render.name, options: FieldOptions.all)
    let arguments = try LookLoader.resolve(try parser.parse(words))
    return try Drawing(try Request(arguments), text: arguments.text).raster()
  }
}

extension DoctorScene {
  /// What a field can show, each kind of painting at least once, at whole and broken scales.
  static let all = [
    DoctorScene("marks", "--secure 123", 0x0FB8_B66A_4567_34D5),
    DoctorScene("digits", "--scale 2 48291", 0x1C6C_1FA0_FF5A_353E),
    DoctorScene(
      "heavy digits", "--font-weight semibold --centering ink --scale 3 -n 4 7305",
      0xAB56_3F20_9FFA_DA48),
    DoctorScene(
      "a broken scale", "--scale 1.5 --corner-radius 12 --border-width 1.5 4829",
      0x2243_1D31_C464_F6DF),
    DoctorScene(
      "circles", "-s circle --focus --focus-ring-width 3 --scale 2 -n 4 12", 0x5729_B7D2_DD07_E250),
    DoctorScene(
      "diamonds", "-s diamond --border-width 2.5 -n 4 --scale 1.5 12", 0x54E6_B81E_378D_43A9),
    DoctorScene(
      "lines", "-s underline --line-width 3 --line-cap round --width 300 4829",
      0x0EF3_4F65_4DCB_1F9E),
    DoctorScene(
      "joined cells", "-s joined --groups 3,3 --separator dot --border-color #00000059 12",
      0xA2B4_9792_96AC_4C9C),
    DoctorScene(
      "shadows",
      "-s rounded -n 4 --shadow 0,2,6,1,#00000060 --inner-shadow 0,1,3,#0000FF80 --scale 2 12",
      0x6330_1370_D04D_E5F7),
    DoctorScene(
      "gradients", "-n 4 --cell-color red..#00F8@30 --background #FFF..#8AC@160 --scale 1.5 12",
      0x05F7_537A_5FE3_E9B9),
    DoctorScene(
      "layers", "--state disabled --secure --dot-color #24406B -n 4 --scale 3 12",
      0x01C6_01DD_DFC2_2431),
    DoctorScene(
      "placeholders", "--focus --cursor bar --placeholder 0 --scale 2 12", 0x0B4A_984B_B1F9_DDD7),
    DoctorScene(
      "letters", "--charset any --case upper -n 5 --theme dark aé§&", 0x1790_F34B_FC54_FAE1),
    DoctorScene(
      "a clear ground", "--background none --cell-color #FF000040 -n 3 --scale 2 12",
      0xE52C_804E_699D_D961),
    DoctorScene("a preset", "--preset keycaps --focus 12", 0xEB12_A3F5_A1AB_C824),
    DoctorScene(
      "another preset", "--preset floating --state error --scale 2 12", 0xD0A5_06E3_3343_C19A),
  ]
}
