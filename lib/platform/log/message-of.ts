/** Returns the message of an error for the log, without any data the error may carry. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
