import { processState } from './process-state.ts';

/**
 * `starting`: until the content was compared for the first time, or could not be; `resuming`: the same
 * after the process stood still; `draining`: since the process was asked to end.
 */
export type Readiness = 'starting' | 'resuming' | 'ready' | 'draining';

interface State {
  readiness: Readiness;
  /** How many comparisons are in progress that pages wait for. */
  comparisons: number;
  /** Pending while pages may be older than the content. */
  compared: PromiseWithResolvers<void>;
}

const state = processState<State>('readiness', () => ({
  readiness: 'starting',
  comparisons: 0,
  compared: Promise.withResolvers(),
}));

/** Returns whether this process should be sent requests. */
export function readiness(): Readiness {
  return state.readiness;
}

/**
 * Runs a comparison of all content, or of its moments with the time, that pages wait for at the start and
 * after the process stood still. At its end, complete or not, pages are as current as they can be, and
 * the process is ready, unless it is about to end; or unless another one is in progress, which may have
 * begun later. Comparisons because of webhooks are not among these: after a long absence, one follows
 * another while the service delivers them.
 */
export async function whileComparing<T>(comparison: () => Promise<T>): Promise<T> {
  state.comparisons += 1;
  try {
    return await comparison();
  } finally {
    state.comparisons -= 1;
    if (state.comparisons === 0) becomeReady();
  }
}

/**
 * Records that pages are as current as they can be: a comparison has ended, or the content service does
 * not respond, and a comparison that is still in progress is not worth waiting for.
 */
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

/** Resolves when pages are as current as they can be: at once while the process is ready. */
export async function untilCompared(): Promise<void> {
  await state.compared.promise;
}
