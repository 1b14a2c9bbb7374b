import { z } from 'zod';
import { ApiException } from '../../../http/api-exception.ts';
import { plainError } from '../../../http/errors.ts';
import { time } from '../../../util/time.ts';
import type { ApiContext } from '../../request/context.ts';

/** How many documents one request may name; the Studio names ten at most. */
const MAX_IDS = 100;

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: `expected a whole number from ${min} to ${max}` })
    .refine(
      (value) => Number.isInteger(value) && value >= min && value <= max,
      `expected a whole number from ${min} to ${max}`,
    );

/** The parameters that select a revision; exactly one must be given. */
const revisionSchema = z.object({
  revision: z.string().optional(),
  time: time.optional(),
  lastRevision: flag,
});

/** The parameters that select transactions. */
const transactionsSchema = z.object({
  excludeContent: flag,
  excludeMutations: flag,
  includeIdentifiedDocumentsOnly: flag,
  effectFormat: z.literal('mendoza').optional(),
  fromTime: time.optional(),
  toTime: time.optional(),
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  authors: z
    .string()
    .transform((list) => list.split(','))
    .optional(),
  reverse: flag,
  limit: wholeNumber(1, 1000).default(100),
});

/** The parameters that select document events. */
const eventsSchema = z.object({
  limit: wholeNumber(1, 100).default(100),
  nextCursor: z.string().optional(),
});

/** A revision of a document: of a transaction, of a time, or the last one. */
export type RevisionParameters = z.infer<typeof revisionSchema>;
export type TransactionParameters = z.infer<typeof transactionsSchema>;

const badRequest = (message: string) => new ApiException(plainError(400, message));

/** Parses the query of a request; an empty parameter counts as missing. Throws a 400. */
function parseQuery<T>(c: ApiContext, schema: z.ZodType<T>): T {
  const given = Object.entries(c.req.query()).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badRequest(`The parameter "${String(issue?.path[0])}" is not valid: ${issue?.message}`);
}

/** Parses which revision is requested. Throws an {@link ApiException} with 400. */
export function parseRevision(c: ApiContext): RevisionParameters {
  const parameters = parseQuery(c, revisionSchema);
  const { revision, time: at, lastRevision } = parameters;
  const given = [revision !== undefined, at !== undefined, lastRevision].filter(Boolean);
  if (given.length === 1) return parameters;
  throw badRequest('Exactly one of revision, time and lastRevision=true is needed');
}

/** Parses which transactions are requested. Throws an {@link ApiException} with 400. */
export function parseTransactions(c: ApiContext): TransactionParameters {
  return parseQuery(c, transactionsSchema);
}

/** Parses which document events are requested. Throws an {@link ApiException} with 400. */
export function parseEvents(c: ApiContext): z.infer<typeof eventsSchema> {
  return parseQuery(c, eventsSchema);
}

/** Returns the document ids of a request's path. Throws an {@link ApiException} with 400. */
export function parseIds(c: ApiContext): string[] {
  const ids = (c.req.param('ids') ?? '').split(',').filter((id) => id !== '');
  if (ids.length <= MAX_IDS) return [...new Set(ids)];
  throw badRequest(`At most ${MAX_IDS} documents can be requested together`);
}
