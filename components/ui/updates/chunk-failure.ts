/** Messages of browsers and bundlers about a chunk that cannot be loaded. */
const complaint = /Loading (CSS )?chunk|Failed to load chunk|imported module|module script failed/i;

/** Whether `error` reports a chunk that could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && complaint.test(`${error.name} ${error.message}`);
}
