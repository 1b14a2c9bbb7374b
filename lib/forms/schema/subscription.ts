import * as z from '../../platform/schema/z.ts';
import { fieldLimits } from './field-limits.ts';
import { consent, country, email, optionalLine, phone } from './fields.ts';

/** The newsletter form (specification, section 3): an address, and the consent to write to it. */
export const subscriptionSchema = z.object({
  email,
  name: optionalLine(fieldLimits.line),
  phone,
  country,
  consent,
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** The fields that subscribers have: all but the consent, which is given with the form itself. */
export type SubscriberField = Exclude<keyof Subscription, 'consent'>;
