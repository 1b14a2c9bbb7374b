import { z } from 'zod';
import type { MutationFailure } from '../http/errors.ts';
import { type Result, succeed } from '../http/result.ts';
import { type Failure, MAX_FAILURES, requireNone, toTransactionError } from '../mutate/failures.ts';
import { patchOperations } from '../mutate/parse.ts';
import { isJsonObject, type JsonObject, type UnstampedDocument } from '../store/json.ts';
import { time } from '../util/time.ts';

const isUnstampedDocument = (value: unknown) =>
  isJsonObject(value) && typeof value._id === 'string' && typeof value._type === 'string';

const id = z.string().min(1);
const document = z.custom<UnstampedDocument>(
  isUnstampedDocument,
  'expected a document with _id and _type',
);
const patch = z.strictObject(patchOperations);
const purge = z.boolean().optional();

/** The metadata of a release; editing tools may add attributes of their own. */
export const releaseMetadata = z
  .custom<JsonObject>(isJsonObject, 'expected an object')
  .refine(
    ({ releaseType = 'undecided' }) =>
      releaseType === 'asap' || releaseType === 'scheduled' || releaseType === 'undecided',
    'expected a releaseType of "asap", "scheduled" or "undecided"',
  );

const named = <T extends string>(name: T) => z.literal(`sanity.action.${name}` as const);

/** The actions and their properties, as the types of `@sanity/client` declare them. */
const action = z.discriminatedUnion('actionType', [
  z.strictObject({
    actionType: named('document.create'),
    publishedId: id,
    attributes: document,
    ifExists: z.enum(['fail', 'ignore']),
  }),
  z.strictObject({
    actionType: named('document.replaceDraft'),
    publishedId: id,
    attributes: document,
  }),
  z.strictObject({ actionType: named('document.edit'), draftId: id, publishedId: id, patch }),
  z.strictObject({
    actionType: named('document.delete'),
    publishedId: id,
    includeDrafts: z.array(id).default([]),
    purge,
  }),
  z.strictObject({ actionType: named('document.discard'), draftId: id, purge }),
  z.strictObject({
    actionType: named('document.publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: id.optional(),
    ifPublishedRevisionId: id.optional(),
  }),
  z.strictObject({ actionType: named('document.unpublish'), draftId: id, publishedId: id }),
  z.strictObject({
    actionType: named('document.version.create'),
    publishedId: id,
    document: document.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: id.optional(),
  }),
  z.strictObject({ actionType: named('document.version.discard'), versionId: id, purge }),
  z.strictObject({ actionType: named('document.version.replace'), document }),
  z.strictObject({
    actionType: named('document.version.unpublish'),
    versionId: id,
    publishedId: id,
  }),
  z.strictObject({
    actionType: named('release.create'),
    releaseId: id,
    metadata: releaseMetadata.optional(),
  }),
  z.strictObject({
    actionType: named('release.import'),
    releaseId: id,
    attributes: document.optional(),
    document: document.optional(),
    ifExists: z.enum(['fail', 'ignore', 'replace']),
  }),
  z.strictObject({ actionType: named('release.edit'), releaseId: id, patch }),
  z.strictObject({ actionType: named('release.publish'), releaseId: id }),
  z.strictObject({ actionType: named('release.schedule'), releaseId: id, publishAt: time }),
  z.strictObject({ actionType: named('release.unschedule'), releaseId: id }),
  z.strictObject({ actionType: named('release.archive'), releaseId: id }),
  z.strictObject({ actionType: named('release.unarchive'), releaseId: id }),
  z.strictObject({ actionType: named('release.delete'), releaseId: id }),
]);

/** An action of any kind. */
export type Action = z.infer<typeof action>;
/** The action of a kind, such as `document.publish`. */
export type ActionOf<T extends string> = Extract<Action, { actionType: `sanity.action.${T}` }>;

/** Creates the failure of an action that is not valid by itself. */
export const malformedAction = (description: string): Failure => ({
  status: 400,
  error: { type: 'malformedActionError', description },
});

/**
 * Parses the `actions` of a request. Fails with a 400 that lists the malformed ones, and where
 * actions of documents and of releases are mixed, which the hosted service refuses too.
 */
export function parseActions(value: unknown): Result<Action[]> {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const actions: Action[] = [];
  const failures: MutationFailure[] = Array.isArray(value)
    ? []
    : [{ index: 0, ...malformedAction('The request has no list of actions') }];
  for (const [index, item] of items.entries()) {
    const parsed = action.safeParse(item);
    if (parsed.success) actions.push(parsed.data);
    else failures.push({ index, ...malformedAction(explain(item, parsed.error.issues[0])) });
    if (failures.length === MAX_FAILURES) break;
  }
  const ofDocument = actions.findIndex((each) => !isOfRelease(each));
  if (failures.length === 0 && ofDocument !== -1 && actions.some(isOfRelease)) {
    const message = 'Actions of documents and of releases cannot be sent together';
    failures.push({ index: ofDocument, ...malformedAction(message) });
  }
  const checked = toTransactionError('actionError', requireNone(failures));
  return checked.ok ? succeed(actions) : checked;
}

const isOfRelease = ({ actionType }: Action) => actionType.startsWith('sanity.action.release.');

function explain(item: unknown, issue: z.core.$ZodIssue | undefined): string {
  const type = isJsonObject(item) ? item.actionType : undefined;
  const [property] = issue?.path ?? [];
  if (typeof type !== 'string') return 'An action must be an object with an "actionType"';
  if (property === 'actionType') return `The action "${type}" is not available on this service`;
  const where = property === undefined ? '' : `: "${issue?.path.join('.')}"`;
  return `Malformed action "${type}"${where}: ${issue?.message}`;
}
