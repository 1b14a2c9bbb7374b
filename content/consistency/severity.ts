/** Errors affect visitors or break a page, and cannot be published; warnings need a review. */
export type Severity = 'error' | 'warning';
