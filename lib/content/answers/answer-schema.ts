import { z } from 'zod';

/** The schema of a stored answer outside memory. */
export const answerSchema = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()),
  value: z.unknown(),
  changedAt: z.number(),
});

/**
 * A stored answer outside memory: query, parameters, parsed value, and time of its last change (ms since
 * 1970).
 */
export type AnswerFile = z.infer<typeof answerSchema>;
