import 'server-only';
import { ClientError } from '@sanity/client';
import { contentClient } from '../client.ts';
import { closeCircuit, openCircuit } from './circuit-breaker.ts';
import { isResponding } from './is-responding.ts';

/**
 * Sends a minimal query to the content service; closes the circuit if the response is valid, and
 * opens it if there is none. Never rejects.
 */
export async function probeContentService(): Promise<void> {
  try {
    if (await isResponding(contentClient)) closeCircuit();
    else openCircuit('the response to a probe is not one of the service');
  } catch (error) {
    // A service that refuses a query (4xx) is reachable.
    if (!(error instanceof ClientError)) openCircuit(String(error));
  }
}
