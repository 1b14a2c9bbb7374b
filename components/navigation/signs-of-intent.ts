/** What a link meets before it is followed; a finger's touch begins with being over it, too. */
export const signsOfIntent = ['pointerover', 'focusin'] as const;
