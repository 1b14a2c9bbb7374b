/** How the page of an experience is told from others; its value is the id of the document. */
export const experienceMark = 'data-experience';
