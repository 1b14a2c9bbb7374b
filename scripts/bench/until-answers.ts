import { setTimeout } from 'node:timers/promises';

const TRIES = 100;
const RETRY_MS = 100;

/** Waits until a server answers requests for a URL; rejects with the last error if it does not within 10 s. */
export async function untilAnswers(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await (await fetch(url, { method: 'HEAD' })).body?.cancel();
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}
