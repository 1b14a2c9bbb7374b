import { fail, type Result, succeed } from '../http/result.ts';
import { isSystemId, parseDocumentId } from '../ids/document-id.ts';
import { versionsOf } from '../ids/versions-of.ts';
import { checkRevision } from '../mutate/apply-mutation.ts';
import { alreadyExists, type Failure, notFound } from '../mutate/failures.ts';
import type { Mutation } from '../mutate/parse.ts';
import type { WorkingSet } from '../mutate/working-set.ts';
import { copyAs, publishedFrom } from './copies.ts';
import { type ActionOf, malformedAction } from './parse.ts';

/** The mutations that an action consists of, or why it is refused. */
export type Compiled = Result<readonly Mutation[], Failure>;

/** Fails where `id` is not a draft or a version, or one of another document. */
export function checkVersionId(id: string, publishedId?: string): Result<null, Failure> {
  const parsed = parseDocumentId(id);
  const isVersion = parsed !== null && parsed.layer !== null && !isSystemId(parsed.publishedId);
  if (!isVersion) return fail(malformedAction(`"${id}" is not the ID of a draft or a version`));
  if (publishedId === undefined || parsed.publishedId === publishedId) return succeed(null);
  return fail(malformedAction(`"${id}" is not a draft or a version of "${publishedId}"`));
}

/** Compiles `document.create`: a new draft, of a document that is not published. */
export function createDraft(
  work: WorkingSet,
  { publishedId, attributes, ifExists }: ActionOf<'document.create'>,
): Compiled {
  const checked = checkVersionId(attributes._id, publishedId);
  if (!checked.ok) return checked;
  const isDraft = parseDocumentId(attributes._id)?.layer === 'drafts';
  if (isDraft && work.has(publishedId)) return fail(alreadyExists(publishedId));
  return succeed([
    ifExists === 'fail' ? { create: attributes } : { createIfNotExists: attributes },
  ]);
}

/** Compiles `document.replaceDraft`: the draft or the published document must exist. */
export function replaceDraft(
  work: WorkingSet,
  { publishedId, attributes }: ActionOf<'document.replaceDraft'>,
): Compiled {
  const checked = checkVersionId(attributes._id, publishedId);
  if (!checked.ok) return checked;
  if (!work.has(attributes._id) && !work.has(publishedId)) return fail(notFound(attributes._id));
  return succeed([{ createOrReplace: attributes }]);
}

/**
 * Compiles `document.edit`: patches a draft, which is created from the published document if there
 * is none.
 */
export function editDraft(
  work: WorkingSet,
  { draftId, publishedId, patch }: ActionOf<'document.edit'>,
): Compiled {
  const checked = checkVersionId(draftId, publishedId);
  if (!checked.ok) return checked;
  const edit = { patch: { id: draftId, ...patch } };
  if (work.has(draftId)) return succeed([edit]);
  const published = work.get(publishedId);
  if (published === null) return fail(notFound(draftId));
  return succeed([{ create: copyAs(draftId, published) }, edit]);
}

/**
 * Compiles `document.delete`: deletes a published document with the drafts and versions in
 * `includeDrafts`. There must be no others, because they would be left without their document. A purge
 * includes those that existed earlier.
 */
export function deleteDocument(
  work: WorkingSet,
  { publishedId, includeDrafts, purge }: ActionOf<'document.delete'>,
): Compiled {
  for (const id of includeDrafts) {
    const checked = checkVersionId(id, publishedId);
    if (!checked.ok) return checked;
  }
  const isPublishedId = parseDocumentId(publishedId)?.layer === null && !isSystemId(publishedId);
  if (!isPublishedId) {
    return fail(malformedAction(`"${publishedId}" is not the ID of a published document`));
  }
  if (!work.has(publishedId)) return fail(notFound(publishedId));
  const left = versionsOf(work, publishedId).filter((id) => !includeDrafts.includes(id));
  if (left.length > 0) return fail(versionsExist(publishedId, left));
  const earlier = purge === true ? versionsOf(work.dataset.past, publishedId) : [];
  const ids = new Set([publishedId, ...includeDrafts, ...earlier]);
  return succeed([...ids].map((id) => ({ delete: { id, purge } })));
}

const versionsExist = (id: string, versionIDs: string[]): Failure => ({
  status: 409,
  error: {
    type: 'documentHasExistingVersionsError',
    description: `Document "${id}" cannot be deleted without its version "${versionIDs[0] ?? ''}"`,
    id,
    versionIDs,
  },
});

/** Compiles `document.discard` and `document.version.discard`: deletes a draft or a version. */
export function discard(work: WorkingSet, id: string, purge: boolean | undefined): Compiled {
  const checked = checkVersionId(id);
  if (!checked.ok) return checked;
  return work.has(id) ? succeed([{ delete: { id, purge } }]) : fail(notFound(id));
}

/** Compiles `document.publish`: a draft or a version replaces the published document. */
export function publish(work: WorkingSet, action: ActionOf<'document.publish'>): Compiled {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action;
  const checked = checkVersionId(draftId, publishedId);
  if (!checked.ok) return checked;
  const draft = work.get(draftId);
  if (draft === null) return fail(notFound(draftId));
  const unchanged = checkRevision(work, publishedId, ifPublishedRevisionId);
  if (!unchanged.ok) return unchanged;
  return succeed([
    { createOrReplace: publishedFrom(draft, publishedId) },
    { delete: { id: draftId, ifRevisionID: ifDraftRevisionId } },
  ]);
}

/** Compiles `document.unpublish`: keeps the published document as a draft, if there is none. */
export function unpublish(
  work: WorkingSet,
  { draftId, publishedId }: ActionOf<'document.unpublish'>,
): Compiled {
  const checked = checkVersionId(draftId, publishedId);
  if (!checked.ok) return checked;
  const published = work.get(publishedId);
  if (published === null) return fail(notFound(publishedId));
  return succeed([
    { createIfNotExists: copyAs(draftId, published) },
    { delete: { id: publishedId } },
  ]);
}
