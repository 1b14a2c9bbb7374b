/** Years of age from which beer is tasted (specification, section 9). */
export const tastingAge = 18;

/** Guests from which a group is directed to an enquiry instead of tickets (specification, section 9). */
export const enquirySize = 20;
