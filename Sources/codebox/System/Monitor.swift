#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A value that several threads share: one at a time uses it, and can wait until it is as wanted.
@safe
final class Monitor<State: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Touched only with the mutex held.
  private var state: State

  init(_ state: State) {
    self.state = state
    // pthread_mutex_init, pthread_cond_init
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    // pthread_cond_destroy, pthread_mutex_destroy
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
  }

  /// Uses the value as soon as `condition` holds, and wakes those that wait for a change.
  func use<Result>(
    when condition: (State) -> Bool = { _ in true }, _ body: (inout State) -> Result
  ) -> Result {
    // pthread_mutex_lock, pthread_cond_wait, pthread_cond_broadcast, pthread_mutex_unlock
    unsafe pthread_mutex_lock(mutex)
    while !condition(state) { unsafe pthread_cond_wait(changed, mutex) }
    let result = body(&state)
    unsafe pthread_cond_broadcast(changed)
    unsafe pthread_mutex_unlock(mutex)
    return result
  }
}
