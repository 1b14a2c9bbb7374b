import { pause } from '../../platform/pause.ts';
import { processState } from '../../platform/process-state.ts';

interface Worker {
  /** Null until it has been started. */
  wake: (() => void) | null;
  /** Whether it should claim no more deliveries, because the process is about to end. */
  isEnding: boolean;
  /** Resolves when it is ending and has nothing in progress. */
  ended: Promise<unknown>;
}

/** The worker of this process, shared between bundles. */
export const worker = processState<Worker>('delivery.worker', () => ({
  wake: null,
  isEnding: false,
  ended: Promise.resolve(),
}));

/** How long the end of the process may wait for deliveries in progress, in ms. */
const DEADLINE_MS = 3000;

/** Notifies the worker of this process of a new delivery. */
export function wakeWorker(): void {
  worker.wake?.();
}

/**
 * Ends the worker before its process: it claims nothing more, and what it has begun may be finished within
 * some seconds. Otherwise a mail that the server has just accepted would be sent again, by another process,
 * once its lease has ended. Never rejects.
 */
export async function endWorker(): Promise<void> {
  worker.isEnding = true;
  wakeWorker();
  await Promise.race([worker.ended, pause(DEADLINE_MS)]);
}
