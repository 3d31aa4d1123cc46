import Testing

@testable import codebox

@Suite struct MonitorTests {
  /// Threads that all count: nothing is lost, and whoever waits is woken.
  @Test func counting() {
    let monitor = Monitor(0)
    var started = 0
    for _ in 0..<8 {
      let isStarted = WorkerThread.start {
        for _ in 0..<1_000 { monitor.use { $0 += 1 } }
      }
      if isStarted { started += 1 }
    }
    let all = started * 1_000
    #expect(started > 0 && monitor.use(when: { $0 == all }) { $0 } == all)
  }

  /// Two that hand a value to and fro.
  @Test func takingTurns() {
    let monitor = Monitor(0)
    _ = WorkerThread.start {
      for turn in 0..<500 { monitor.use(when: { $0 == 2 * turn + 1 }) { $0 += 1 } }
    }
    for turn in 0..<500 { monitor.use(when: { $0 == 2 * turn }) { $0 += 1 } }
    #expect(monitor.use(when: { $0 == 1_000 }) { $0 } == 1_000)
  }
}
