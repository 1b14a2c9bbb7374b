/** Answers after which a read is tried again (specification, section 9). */
const retried = [408, 409, 425, 429, 500, 502, 503, 504];

/** What a read can ask for; a write could not be told from a read otherwise. */
type ReadInit = Omit<RequestInit, 'method' | 'body'>;

/**
 * Fetches `address` and tries once more, then with `again`, when the server or the network fails
 * it (specification, section 9): for reads of the site's own only, writes are never repeated.
 * Rejects as `fetch` does; the second answer counts whatever its status.
 */
export function fetchWithRetry(address: string, init?: ReadInit, again = init): Promise<Response> {
  const retry = () => fetch(address, again);
  return fetch(address, init).then(
    (answer) => (retried.includes(answer.status) ? retry() : answer),
    retry,
  );
}
