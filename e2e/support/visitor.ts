import { parentPort, workerData } from 'node:worker_threads';

/** How long a visitor waits at most, in ms, while others send anything. */
const MAX_WAIT_MS = 10_000;

/** The address that this thread visits for {@link visitConcurrently}, and how often at minVisits. */
export interface Visits {
  readonly url: string;
  readonly minVisits: number;
}

// A thread that requests a page until it receives a message; then it sends the response times, in ms.

const { url, minVisits }: Visits = workerData;
const times: number[] = [];
let isEnding = false;
parentPort?.once('message', () => {
  isEnding = true;
});
// Loads what sends requests.
await visit();
while (!isEnding || times.length < minVisits) times.push(await visit());
parentPort?.postMessage(times);

/** Requests the page and returns the response time, in ms. */
async function visit(): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return performance.now() - began;
}
