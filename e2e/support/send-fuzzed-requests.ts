import { wholeNumbers } from '../../content/testing/seeded.ts';
import { type FuzzedEndpoint, fuzzedRequest } from './fuzzed-requests.ts';
import { sendRaw } from './raw-request.ts';

const AT_ONCE = 20;
/** The longest time for a response; requests that wait for their turn are refused after 10 s. */
const LIMIT_MS = 12_000;
/** How long an incomplete request waits for the rest, which never comes. */
const INCOMPLETE_MS = 1000;

/** The outcome of fuzzed requests. */
export interface FuzzOutcome {
  /** How many responses had which status; null counts incomplete requests without one. */
  readonly statuses: ReadonlyMap<number | null, number>;
  /** The beginnings of complete requests that got no response. */
  readonly unanswered: readonly string[];
  /** The beginnings of requests that were answered 503 without a time to try again. */
  readonly putOff: readonly string[];
}

const RETRY_AFTER = /^retry-after: \d+\r$/im;

/** Sends `count` fuzzed requests to an endpoint of the server at `url`, some at a time. */
export async function sendFuzzedRequests(
  url: string,
  endpoint: FuzzedEndpoint,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<FuzzOutcome> {
  const below = wholeNumbers(String(seed));
  const statuses = new Map<number | null, number>();
  const unanswered: string[] = [];
  const putOff: string[] = [];
  let left = count;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      const request = fuzzedRequest(endpoint, below);
      const limitMs = request.isComplete ? LIMIT_MS : INCOMPLETE_MS;
      const response = await sendRaw(url, request, limitMs);
      const status = response?.status ?? null;
      const beginning = () => request.bytes.toString('latin1').slice(0, 400);
      if (status === null && request.isComplete) unanswered.push(beginning());
      if (status === 503 && !RETRY_AFTER.test(response?.head ?? '')) putOff.push(beginning());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return { statuses, unanswered, putOff };
}
