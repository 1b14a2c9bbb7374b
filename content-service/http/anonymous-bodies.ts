/**
 * How many requests with a JSON body anonymous clients may have at a time, whose bodies are in memory
 * until they have been answered: 32 MB at most. Those of the site, which is on this machine or a
 * trusted proxy, do not count.
 */
export const ANONYMOUS_BODIES = { total: 32, perClient: 8 };
