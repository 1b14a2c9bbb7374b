/** The record of a visitor's choice (specification, section 9): 182 days, SameSite Lax. */
export const consentCookie = { name: 'cc_cookie', days: 182 } as const;

/** Categories that a visitor may accept or refuse; the necessary one cannot be switched off. */
export const optionalCategories = ['analytics', 'ads'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

/** Increase it when what the site uses changes: every visitor is then asked again. */
export const consentRevision = 1;
