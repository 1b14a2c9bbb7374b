/** Years of age from which beer is tasted (specification, section 9). */
export const tastingAge = 18;

/**
 * Guests from which a group is directed to an enquiry instead of tickets (specification, section
 * 9).
 */
export const enquirySize = 20;

/**
 * Hours before the start until which tickets are cancelled free of charge (terms, cancellation).
 */
export const freeCancellationHours = 24;

/** Months from the day of purchase that a gift voucher is valid (terms, vouchers). */
export const voucherMonths = 12;

/** Days after the purchase within which an unused voucher is refunded (terms, vouchers). */
export const voucherRefundDays = 14;
