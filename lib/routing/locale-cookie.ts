import { YEAR_S } from '../platform/durations.ts';

/** The language a visitor chose (specification, section 9): 365 days, SameSite lax. */
export const localeCookie = {
  name: 'NEXT_LOCALE',
  maxAge: YEAR_S,
} as const;
