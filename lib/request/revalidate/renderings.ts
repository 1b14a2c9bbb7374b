import { processState } from '../../platform/process-state.ts';

interface Rendering {
  /** In ms since 1970. */
  readonly startedAt: number;
}

const inProgress = processState('revalidate.renderings', () => new Set<Rendering>());

/** Records that the framework begins to respond; returns a function that records its end. */
export function beginRendering(): () => void {
  const rendering = { startedAt: Date.now() };
  inProgress.add(rendering);
  return () => {
    inProgress.delete(rendering);
  };
}

/** Returns when the longest rendering in progress began, in ms since 1970; now if there is none. */
export function earliestRendering(): number {
  return Math.min(Date.now(), ...[...inProgress].map(({ startedAt }) => startedAt));
}
