/**
 * The events by which a link is followed, opened in a new tab, or its address is copied. The menu of a
 * long press or of a key has `contextmenu` alone.
 */
export const presses = ['click', 'auxclick', 'contextmenu'] as const;
