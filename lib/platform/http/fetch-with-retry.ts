/** Response statuses after which a read is retried (specification, section 9). */
const retried = [408, 409, 425, 429, 500, 502, 503, 504];

/** The options of a read; without method and body, so that no write can be retried. */
type ReadInit = Omit<RequestInit, 'method' | 'body'>;

/**
 * Fetches `address` and retries once, with the options `again`, after one of these statuses or a
 * network error (specification, section 9): for reads from this site only, writes are never
 * repeated. Rejects as `fetch` does; returns the second response whatever its status.
 */
export function fetchWithRetry(address: string, init?: ReadInit, again = init): Promise<Response> {
  const retry = () => fetch(address, again);
  return fetch(address, init).then(
    (answer) => (retried.includes(answer.status) ? retry() : answer),
    retry,
  );
}
