import { processState } from '../../platform/process-state.ts';

const state = processState('content.comparisons', () => ({ begun: 0 }));

/** Records that this process begins to compare its stored answers with the content service. */
export function beginComparison(): void {
  state.begun += 1;
}

/** Returns how many comparisons have begun in this process. */
export function comparisonsBegun(): number {
  return state.begun;
}
