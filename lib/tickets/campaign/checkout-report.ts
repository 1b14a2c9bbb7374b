import { z } from 'zod';
import { locales } from '../../platform/i18n/locales.ts';
import { isCode } from '../referral/code.ts';

const code = z
  .string()
  .refine(isCode)
  .nullish()
  .transform((value) => value ?? null);

/** The report of a checkout: a purchase has begun, or an order has been placed. */
export const checkoutReportSchema = z.object({
  stage: z.enum(['checkout', 'order']),
  locale: z.enum(locales),
  ref: code,
  dsc: code,
});
