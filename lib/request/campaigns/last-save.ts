import { pause } from '../../platform/pause.ts';
import { processState } from '../../platform/process-state.ts';

const state = processState<{ save: (() => Promise<void>) | null }>('campaigns.save', () => ({
  save: null,
}));

/** How long the end of the process may wait for the database, in ms. */
const DEADLINE_MS = 2000;

/** Sets the function that stores the counts: only the framework's bundle has the database. */
export function setSave(save: () => Promise<void>): void {
  state.save = save;
}

/** Stores the counts before the process ends, as far as the database allows it; never rejects. */
export async function saveBeforeExit(): Promise<void> {
  await Promise.race([state.save?.().catch(() => undefined), pause(DEADLINE_MS)]);
}
