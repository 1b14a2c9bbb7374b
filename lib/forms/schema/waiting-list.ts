import * as z from '../../platform/schema/z.ts';
import { fieldLimits } from './field-limits.ts';
import { consent, email, optionalLine } from './fields.ts';

/**
 * The form of a sold-out event: an address, and the consent to write to it when a place is free;
 * `about` is the `_id` of the event.
 */
export const waitingListSchema = z.object({
  email,
  consent,
  about: optionalLine(fieldLimits.about),
});

export type WaitingRequest = z.infer<typeof waitingListSchema>;
