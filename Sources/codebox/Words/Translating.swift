/// Runs `body` and puts its errors into the tool's words.
func translating<Value: ~Copyable, Fault: Error>(
  _ words: (Fault) -> Failure, _ body: () throws(Fault) -> Value
) throws(Failure) -> Value {
  do {
    return try body()
  } catch {
    throw words(error)
  }
}
