/** Attribute of the pop-up; its value distinguishes one pop-up from the next. */
export const popupMark = 'data-promotion';

/** Attribute of the other promotions of a page; it shows one at a time. */
export const promotionMark = 'data-promotes';
