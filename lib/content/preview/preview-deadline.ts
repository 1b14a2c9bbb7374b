/** How long a preview waits for an answer, in ms. */
export const previewDeadline = 10_000;
