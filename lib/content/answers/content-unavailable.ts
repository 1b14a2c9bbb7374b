/** The content service gave no answer, and there never was one: the page cannot be rendered. */
export class ContentUnavailableError extends Error {
  constructor(query: string, reason: string) {
    super(`No answer to the query "${query}": ${reason}`);
    this.name = 'ContentUnavailableError';
  }
}
