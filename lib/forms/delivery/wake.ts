import { processState } from '../../platform/process-state.ts';

/** The worker of this process, shared between bundles; `wake` is null until it has been started. */
export const worker = processState<{ wake: (() => void) | null }>('delivery.worker', () => ({
  wake: null,
}));

/** Notifies the worker of this process of a new delivery. */
export function wakeWorker(): void {
  worker.wake?.();
}
