import * as z from '../../platform/schema/z.ts';
import { issueKeys } from './issue.ts';
import { failureReasons, type SubmissionResult } from './submission-result.ts';

/** Parses the result of a form from stored or received JSON. */
export const submissionResultSchema: z.ZodType<SubmissionResult> = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), reference: z.string() }),
  z.object({
    status: z.literal('invalid'),
    issues: z.array(z.object({ field: z.string(), issue: z.enum(issueKeys) })),
  }),
  z.object({
    status: z.literal('failed'),
    reason: z.enum(failureReasons),
    contact: z.string(),
    requestId: z.string(),
  }),
]);
