/** What browsers and bundlers say when a part of the page's program cannot be loaded. */
const complaint = /Loading (CSS )?chunk|Failed to load chunk|imported module|module script failed/i;

/** Whether `error` says that a part of the page's program could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && complaint.test(`${error.name} ${error.message}`);
}
