/** How long anybody who wants a page waits for the content service, in ms. */
export const requestDeadline = 4000;
