import { processState } from '../../platform/process-state.ts';

interface Rendering {
  /** In ms of the process's monotonic clock. */
  readonly startedAt: number;
}

const inProgress = processState('revalidate.renderings', () => new Set<Rendering>());

/** Records that the framework begins to respond; returns a function that records its end. */
export function beginRendering(): () => void {
  const rendering = { startedAt: performance.now() };
  inProgress.add(rendering);
  return () => {
    inProgress.delete(rendering);
  };
}

/** Whether the framework is responding to a request. */
export function isRendering(): boolean {
  return inProgress.size > 0;
}

/**
 * Returns when the longest rendering in progress began, in ms of the process's monotonic clock; now if
 * there is none.
 */
export function earliestRendering(): number {
  return Math.min(performance.now(), ...[...inProgress].map(({ startedAt }) => startedAt));
}
