/** How long a page request waits for the content service, in ms. */
export const requestDeadline = 4000;
