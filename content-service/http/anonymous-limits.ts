/**
 * How many requests with a JSON body anonymous clients may have at a time, whose bodies are in memory
 * until they have been answered: 32 MB at most. Those of the site, which is on this machine or a
 * trusted proxy, do not count.
 */
export const ANONYMOUS_BODIES = { total: 32, perClient: 8 };

/**
 * How many queries and requests for documents anonymous clients may have at a time, each of which may
 * have a response of 16 MB that is in memory until the client has received it: 256 MB at most. Those of
 * the site do not count.
 */
export const ANONYMOUS_READS = { total: 16, perClient: 4 };

/**
 * How many exports anonymous clients may receive at a time, each of which keeps a snapshot of the
 * database, for minutes if the client is slow. Those of the site do not count.
 */
export const ANONYMOUS_EXPORTS = { total: 16, perClient: 4 };
