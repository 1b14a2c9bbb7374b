/**
 * Returns the result of work that somebody waits for. When `signal` aborts, calls `leave`, and rejects with
 * the signal's reason if that returns true: the work goes on otherwise, and so does the wait.
 */
export function unlessAborted<T>(
  result: Promise<T>,
  leave: () => boolean,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (!signal) return result;
  const { promise: left, reject } = Promise.withResolvers<never>();
  const abort = () => {
    if (leave()) reject(signal.reason);
  };
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([result, left]);
}
