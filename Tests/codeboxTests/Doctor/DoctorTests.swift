import CodeField
import Foundation
import TestSupport
import Testing

@testable import codebox

/// Whether a machine draws what the others draw.
@Suite struct DoctorTests {
  @Test func everySceneIsAsItShouldBe() {
    let diagnosis = Diagnosis()
    #expect(diagnosis.isSame && diagnosis.findings.count >= 12)
    for finding in diagnosis.differences { Issue.record("\(finding.scene.name): \(finding)") }
  }

  /// The table can tell: scenes are all different, and every one of another picture than a blank.
  @Test func scenesDiffer() {
    let sums = Set(DoctorScene.all.map(\.checksum))
    #expect(sums.count == DoctorScene.all.count)
    #expect(Set(DoctorScene.all.map(\.name)).count == sums.count)
    for scale in ["1.5", "2", "3"] {
      #expect(DoctorScene.all.contains { $0.words.contains(scale) })
    }
  }

  /// It can fail: by another checksum, and by a scene that cannot be drawn.
  @Test func differences() throws {
    let right = try #require(DoctorScene.all.first)
    let wrong = DoctorScene("wrong", right.words.joined(separator: " "), right.checksum ^ 1)
    let broken = DoctorScene("broken", "12a", 0)
    let diagnosis = Diagnosis([right, wrong, broken])
    #expect(!diagnosis.isSame)
    #expect(diagnosis.differences.map(\.scene.name) == ["wrong", "broken"])
    let text = DoctorReport.text(diagnosis)
    #expect(text.contains("wrong: its pixels have the checksum \(right.checksum.hexadecimal)"))
    #expect(text.contains("broken: character 3"))
    #expect(text.contains("will not match: 2 of 3 scenes differ"))
    let json = DoctorReport.json(diagnosis).text()
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["same"] as? Bool == false)
  }

  @Test func reports() throws {
    let run = try Codebox.run(["doctor"])
    #expect(run.code == 0 && run.errors.isEmpty)
    for word in [
      "cairo", "pixman", "FreeType", "libpng", "libdeflate", "zlib", "Inter Regular Version 3.019",
      "this machine draws the same pictures as the others", "not covered: fonts of the system",
    ] {
      #expect(run.text.contains(word), "\(run.text)")
    }
    let json = try Codebox.run(["doctor", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    #expect(object?["same"] as? Bool == true && object?["schema"] as? Int == 1)
    let libraries = object?["libraries"] as? [String: String]
    #expect(libraries?.values.allSatisfy { $0.first?.isNumber == true } == true)
    #expect((object?["scenes"] as? [Any])?.count == DoctorScene.all.count)
    #expect(try Codebox.run(["doctor", "x"]).code == 2)
  }

  /// The optimised binary draws the same scenes.
  @Test(.enabled(if: Codebox.release != nil)) func optimised() throws {
    let run = try Codebox.run(["doctor"], binary: try #require(Codebox.release))
    #expect(run.code == 0, "\(run.text)")
  }
}
