import { YEAR_S } from './durations.ts';

/** Headers of responses that never change at their address (RFC 8246). */
export const immutableResponse = {
  'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
} as const;
