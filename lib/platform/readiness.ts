import { processState } from './process-state.ts';

/**
 * `starting`: until the content was compared for the first time, or could not be; `draining`: since
 * the process was asked to end.
 */
export type Readiness = 'starting' | 'ready' | 'draining';

const state = processState<{ readiness: Readiness }>('readiness', () => ({
  readiness: 'starting',
}));

/** Returns whether this process should be sent requests. */
export function readiness(): Readiness {
  return state.readiness;
}

/** Records that the process can serve pages, unless it is about to end. */
export function becomeReady(): void {
  if (state.readiness === 'starting') state.readiness = 'ready';
}

/** Records that the process was asked to end; it finishes what it has begun. */
export function beginDraining(): void {
  state.readiness = 'draining';
}
