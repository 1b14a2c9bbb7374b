import { processState } from '../../platform/process-state.ts';

/** The worker of this process, wherever it was bundled; null until it has been started. */
export const worker = processState<{ wake: (() => void) | null }>('delivery.worker', () => ({
  wake: null,
}));

/** Tells the worker of this process that there is something to deliver. */
export function wakeWorker(): void {
  worker.wake?.();
}
