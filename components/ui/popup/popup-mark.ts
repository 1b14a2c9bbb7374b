/** Attribute of the pop-up; its value distinguishes one pop-up from the next. */
export const popupMark = 'data-popup';

/** Attribute of the buy bar. */
export const offerMark = 'data-offer';

/** Attribute of the other promotions of a page; it shows one at a time. */
export const promotionMark = 'data-promotion';
