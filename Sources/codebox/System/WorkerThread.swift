#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Threads of their own for pieces of work.
enum WorkerThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    /// Does the work that a pointer stands for.
    static func run(_ context: UnsafeMutableRawPointer) {
      unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    }
  }

  /// Begins the work. Nobody waits for its end but by what the work itself tells.
  ///
  /// - Returns: false where the system has no thread left.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = unsafe Unmanaged.passRetained(Work(body)).toOpaque()
    // pthread_create
    #if canImport(Darwin)
      var made: pthread_t?
      let result = unsafe pthread_create(
        &made, nil,
        { context in
          unsafe Work.run(context)
          return nil
        }, context)
    #else
      var started = pthread_t()
      let result = unsafe pthread_create(
        &started, nil,
        { context in
          if let context = unsafe context { unsafe Work.run(context) }
          return nil
        }, context)
      let made: pthread_t? = started
    #endif
    guard result == 0, let made else {
      unsafe Unmanaged<Work>.fromOpaque(context).release()
      return false
    }
    // pthread_detach
    pthread_detach(made)
    return true
  }
}
