/**
 * Thrown when the content service returns no answer and none is stored: the page cannot be
 * rendered.
 */
export class ContentUnavailableError extends Error {
  constructor(query: string, reason: string) {
    super(`No answer to the query "${query}": ${reason}`);
    this.name = 'ContentUnavailableError';
  }
}
