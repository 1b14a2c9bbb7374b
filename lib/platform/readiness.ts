import { processState } from './process-state.ts';

/**
 * `starting`: until the content was compared for the first time, or could not be; `resuming`: the same
 * after the process stood still; `draining`: since the process was asked to end.
 */
export type Readiness = 'starting' | 'resuming' | 'ready' | 'draining';

interface State {
  readiness: Readiness;
  /** Pending while pages may be older than the content. */
  compared: PromiseWithResolvers<void>;
}

const state = processState<State>('readiness', () => ({
  readiness: 'starting',
  compared: Promise.withResolvers(),
}));

/** Returns whether this process should be sent requests. */
export function readiness(): Readiness {
  return state.readiness;
}

/** Records that the process can serve pages, unless it is about to end. */
export function becomeReady(): void {
  state.compared.resolve();
  if (state.readiness !== 'draining') state.readiness = 'ready';
}

/**
 * Records that the process missed what happened for a while. Returns false if it was not ready before.
 */
export function beginResuming(): boolean {
  if (state.readiness !== 'ready') return false;
  state.readiness = 'resuming';
  state.compared = Promise.withResolvers();
  return true;
}

/** Records that the process was asked to end; it finishes what it has begun. */
export function beginDraining(): void {
  state.readiness = 'draining';
}

/** Resolves when pages are as current as they can be; at once, if the process has been ready since. */
export async function untilCompared(): Promise<void> {
  await state.compared.promise;
}
