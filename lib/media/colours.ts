// The colours of tokens.css that are needed where style sheets are not: in posters and metadata.
export const malt950 = '#120c08';
export const foam = '#fff9ec';
export const gold400 = '#ebbb52';
export const gold500 = '#dda22c';
