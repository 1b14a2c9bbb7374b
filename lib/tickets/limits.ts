/** Minimum age for tasting beer, in years (specification, section 9). */
export const tastingAge = 18;

/**
 * Number of guests from which a group is directed to an enquiry instead of tickets (specification,
 * section 9).
 */
export const enquirySize = 20;

/**
 * Hours before the start until which tickets can be cancelled free of charge (terms, cancellation).
 */
export const freeCancellationHours = 24;

/** Hours before the start until which tickets can be moved to another time (terms, cancellation). */
export const rebookingHours = 2;

/** The highest amount of a gift voucher, in whole Kč. */
export const maxVoucherAmount = 100_000;

/** How many adults a gift voucher for an experience is for: the checkout has no other (`for-two`). */
export const adultsOfVoucher = 2;

/** Validity of a gift voucher from the day of purchase, in months (terms, vouchers). */
export const voucherMonths = 12;

/** Days after the purchase within which an unused voucher is refunded (terms, vouchers). */
export const voucherRefundDays = 14;
