import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { VouchersQueryResult } from '../../model/types.generated.ts';
import { listQuery } from '../../parse/list-query.ts';
import { documentFields } from '../../queries/fragments.ts';
import { voucherSchema } from './voucher.parser.ts';

/** Gift vouchers in the editors' order. */
export const vouchersQuery = defineQuery(`
  *[_type == "voucher"] | order(order asc, _id asc){ ${documentFields}, title, text, amount, adults }
`);

export const vouchers: ContentQuery<VouchersQueryResult> = listQuery({
  name: 'vouchers',
  groq: vouchersQuery,
  type: 'voucher',
  document: voucherSchema,
});
