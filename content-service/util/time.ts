import { z } from 'zod';

/**
 * A time that a client states (ISO 8601), with its offset: without one, it would be read in the time
 * zone of the service. Its value is the same time in UTC.
 */
export const time = z.iso
  .datetime({ offset: true, error: 'expected a time such as 2026-01-01T00:00:00Z' })
  .transform((value) => new Date(value).toISOString());
