/** The attribute that marks the page of an experience; its value is the id of the document. */
export const experienceMark = 'data-experience';
