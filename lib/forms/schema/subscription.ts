import * as z from '../../platform/schema/z.ts';
import { fieldLimits } from './field-limits.ts';
import { country, email, key, optionalLine, phone, tick } from './fields.ts';

/** The newsletter form (specification, section 3): an address, and the consent to write to it. */
export const subscriptionSchema = z.object({
  name: optionalLine(fieldLimits.line),
  email,
  phone,
  country,
  consent: tick.refine((ticked) => ticked, key('consentRequired')),
});

export type Subscription = z.infer<typeof subscriptionSchema>;
