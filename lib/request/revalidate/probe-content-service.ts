import 'server-only';
import { closeCircuit } from '../../content/answers/circuit-breaker.ts';
import { isResponding } from '../../content/answers/is-responding.ts';
import { contentClient } from '../../content/client.ts';

/** Sends a minimal query to the content service and closes the circuit if the response is valid. */
export async function probeContentService(): Promise<void> {
  try {
    if (await isResponding(contentClient)) closeCircuit();
  } catch {
    // The service still does not respond; the caller tries again.
  }
}
