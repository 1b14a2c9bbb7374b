import * as z from '../../platform/schema/z.ts';
import { fieldLimits } from './field-limits.ts';
import { email, message, optionalLine, phone, requiredLine } from './fields.ts';

/** The career form (specification, sections 3 and 5); `about` is the position on the page. */
export const careerSchema = z.object({
  name: requiredLine(fieldLimits.line, 'nameRequired'),
  email,
  phone,
  message,
  about: optionalLine(fieldLimits.about),
});

export type Career = z.infer<typeof careerSchema>;
