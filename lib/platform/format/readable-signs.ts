/** Digits and letters that are not mistaken for one another when a reference is read aloud. */
export const readableSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
