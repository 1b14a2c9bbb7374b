/** What an error says, and nothing of the data it may carry; for the log. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
