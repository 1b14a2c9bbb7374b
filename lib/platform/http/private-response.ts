/** Headers of responses that neither shared caches nor the browser may store. */
export const privateResponse = { 'Cache-Control': 'private, no-store' } as const;
