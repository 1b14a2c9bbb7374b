/** On responses that no cache between the site and the visitor may keep, nor the browser's. */
export const privateResponse = { 'Cache-Control': 'private, no-store' } as const;
