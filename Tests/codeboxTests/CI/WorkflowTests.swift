import Foundation
import TestSupport
import Testing

/// What GitHub reads: the action, and the workflow to copy.
@Suite struct WorkflowTests {
  private static func action() throws -> YAMLDocument { try YAMLDocument("action.yml") }

  @Test func theActionIsComplete() throws {
    let action = try Self.action()
    for key in ["name", "description"] {
      #expect((action.at(key) as? String)?.isEmpty == false, "\(key)")
    }
    #expect(action.at("runs", "using") as? String == "composite")
    let inputs = try #require(action.at("inputs") as? [String: [String: Any]])
    let required = inputs.filter { $0.value["required"] as? Bool == true }
    #expect(Set(required.keys) == ["manifest", "baseline"])
    for (name, input) in inputs {
      #expect(input["description"] is String, "\(name)")
      #expect(required[name] != nil || input["default"] is String, "\(name)")
    }
    let steps = YAMLDocument.maps(action.at("runs", "steps"))
    #expect(steps.contains { $0["uses"] as? String == "actions/upload-artifact@v6" })
    for step in steps {
      #expect(step["name"] is String)
      // A composite action's `run` needs a shell, and has no default.
      #expect((step["run"] == nil) == (step["shell"] == nil), "\(step)")
      #expect((step["run"] == nil) != (step["uses"] == nil), "\(step)")
      // What a caller gives is never put into a shell's text.
      #expect((step["run"] as? String)?.contains("${{") != true, "\(step)")
      try Self.expectPinned(step)
    }
    let used = steps.flatMap { ($0["env"] as? [String: String] ?? [:]).values }
    for name in inputs.keys {
      #expect(used.contains("${{ inputs.\(name) }}"), "\(name) is used nowhere")
    }
  }

  /// An output is one that a step puts out, and a step that is asked for something exists.
  @Test func stepsKnowEachOther() throws {
    let action = try Self.action()
    let steps = YAMLDocument.maps(action.at("runs", "steps"))
    let names = Set(steps.compactMap { $0["id"] as? String })
    let text = try String(
      contentsOf: Fixtures.root.appending(path: "action.yml"), encoding: .utf8)
    let asked = text.matches(of: /steps\.([a-z]+)\.outputs\.([a-z-]+)/)
    #expect(asked.count > 8)
    for match in asked {
      #expect(names.contains(String(match.1)), "\(match.0)")
      // The cache's own output, and counts, which are put in a loop over their names.
      let step = steps.first { $0["id"] as? String == String(match.1) }
      if let script = step?["run"] as? String {
        #expect(script.contains(match.2), "\(match.0)")
      } else {
        #expect(match.2 == "cache-hit", "\(match.0)")
      }
    }
    let outputs = try #require(action.at("outputs") as? [String: [String: String]])
    #expect(outputs.count == 7)
    for (name, output) in outputs {
      #expect(output["value"] == "${{ steps.verify.outputs.\(name) }}")
    }
  }

  @Test func theWorkflowIsReady() throws {
    let workflow = try YAMLDocument("docs/ci/snapshots.yml")
    #expect(workflow.at("permissions") as? [String: String] == ["contents": "read"])
    #expect(workflow.at("concurrency", "group") is String)
    let events = try #require(workflow.at("true") as? [String: Any])
    #expect(Set(events.keys) == ["pull_request", "push"])
    #expect(workflow.at("jobs", "verify", "timeout-minutes") is Int)
    let shards = workflow.at("jobs", "verify", "strategy", "matrix", "shard")
    #expect(shards as? [String] == ["1/2", "2/2"])
    let steps = YAMLDocument.maps(workflow.at("jobs", "verify", "steps"))
    #expect(steps.count == 2)
    for step in steps { try Self.expectPinned(step) }
    let inputs = try #require(steps.last?["with"] as? [String: String])
    let known = try #require(try Self.action().at("inputs") as? [String: Any])
    #expect(Set(inputs.keys).isSubset(of: known.keys))
    #expect(inputs["manifest"] != nil && inputs["baseline"] != nil)
  }

  /// What the pre-commit framework reads names a script that can be run.
  @Test func theFrameworksHook() throws {
    let hooks = YAMLDocument.maps(try YAMLDocument(".pre-commit-hooks.yaml").at("items"))
    #expect(hooks.count == 1)
    for hook in hooks {
      for key in ["id", "name", "entry", "language"] { #expect(hook[key] is String, "\(key)") }
      #expect(hook["pass_filenames"] as? Bool == false && hook["always_run"] as? Bool == true)
      let entry = try #require(hook["entry"] as? String)
      let path = Fixtures.root.appending(path: entry).path(percentEncoded: false)
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(entry)")
    }
  }

  private static func expectPinned(_ step: [String: Any]) throws {
    guard let uses = step["uses"] as? String else { return }
    #expect(uses.wholeMatch(of: /[\w.-]+\/[\w.\/-]+@v[0-9]+/) != nil, "\(uses) has no version")
  }
}
