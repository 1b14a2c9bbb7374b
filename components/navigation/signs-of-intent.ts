/** Events on a link before it is followed; a touch begins with `pointerover`, too. */
export const signsOfIntent = ['pointerover', 'focusin'] as const;
