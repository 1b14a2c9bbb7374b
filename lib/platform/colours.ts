// The colours of tokens.css that are needed where style sheets are not: in posters, metadata, mails.
export const malt950 = '#120c08';
export const malt900 = '#1b120b';
export const malt500 = '#6f5742';
export const paper100 = '#f5ecd9';
export const foam = '#fff9ec';
export const gold400 = '#ebbb52';
export const gold500 = '#dda22c';
