import { defineQuery } from 'groq';

/** Gift vouchers in the editors' order. */
export const vouchersQuery = defineQuery(`
  *[_type == "voucher"] | order(order asc){ _id, title, text, amount, adults }
`);
