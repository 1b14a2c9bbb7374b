import type { VouchersQueryResult } from '../../model/types.generated.ts';
import { optional } from '../../parse/field.ts';
import { localizedLine, localizedText } from '../../parse/localized.ts';
import { record } from '../../parse/record.ts';
import { voucherAdults, voucherAmount } from '../../parse/scalars.ts';
import { documentShape, type SchemaOf } from '../../queries/document-shape.ts';

type Voucher = VouchersQueryResult[number];

const hasPrice = ({ amount, adults }: Voucher) => amount !== null || adults !== null;
const hasName = ({ amount, title }: Voucher) => amount !== null || title !== null;

/**
 * A gift voucher. One with neither an amount nor adults has no price and cannot be sold; one with
 * neither an amount nor a title has no name.
 */
export const voucherSchema: SchemaOf<Voucher> = record({
  ...documentShape('voucher'),
  title: optional(localizedLine),
  text: optional(localizedText),
  amount: optional(voucherAmount),
  adults: optional(voucherAdults),
})
  .refine(hasPrice, { error: 'price', path: ['amount'] })
  .refine(hasName, { error: 'shortText', path: ['title'] });
