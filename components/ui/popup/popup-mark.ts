/** How the pop-up is found on a page; its value tells one pop-up from the next. */
export const popupMark = 'data-promotion';
