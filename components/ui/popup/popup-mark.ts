/** Attribute of the pop-up; its value distinguishes one pop-up from the next. */
export const popupMark = 'data-promotion';
