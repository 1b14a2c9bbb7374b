import 'server-only';
import { ClientError, createClient } from '@sanity/client';
import { processState } from '../../platform/process-state.ts';
import { freshClient } from '../client/client.ts';
import { closeCircuit, openCircuit } from './circuit-breaker.ts';
import { isResponding } from './is-responding.ts';

const state = processState<{ running: Promise<void> | null }>('content.probe', () => ({
  running: null,
}));

/**
 * Sends a minimal query to the content service, once, and past its CDN, which may respond by itself.
 * Closes the circuit if the response is valid, and opens it if there is none, or if the service limits
 * requests: further ones would prolong that. Calls made while a probe is running share it. Never
 * rejects.
 */
export function probeContentService(): Promise<void> {
  state.running ??= probe().finally(() => {
    state.running = null;
  });
  return state.running;
}

async function probe(): Promise<void> {
  try {
    // A client of its own: `withConfig` keeps the retries with which a client was created.
    const client = createClient({ ...freshClient.config(), maxRetries: 0 });
    if (await isResponding(client)) closeCircuit();
    else openCircuit('the response to a probe is not one of the service');
  } catch (error) {
    // A service that refuses a query (4xx) is reachable.
    if (error instanceof ClientError && error.statusCode !== 429) closeCircuit();
    else openCircuit(String(error));
  }
}
