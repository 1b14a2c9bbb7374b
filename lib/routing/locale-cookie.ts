/** The language a visitor chose (specification, section 9): 365 days, SameSite lax. */
export const localeCookie = {
  name: 'NEXT_LOCALE',
  maxAge: 365 * 24 * 60 * 60,
} as const;
