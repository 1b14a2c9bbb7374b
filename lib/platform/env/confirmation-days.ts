/**
 * How many days an address can be confirmed after a form has named it. Forms to confirm are stored
 * for as long at least.
 */
export const CONFIRMATION_DAYS = 7;
