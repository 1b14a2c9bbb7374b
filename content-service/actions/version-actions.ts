import { fail, succeed } from '../http/result.ts';
import { isInRelease } from '../ids/document-id.ts';
import { checkRevision } from '../mutate/apply-mutation.ts';
import { notFound } from '../mutate/failures.ts';
import type { WorkingSet } from '../mutate/working-set.ts';
import { copyAs } from './copies.ts';
import { type Compiled, checkVersionId } from './document-actions.ts';
import { type ActionOf, malformedAction } from './parse.ts';

/**
 * Compiles `document.version.create`: a new version with the content sent, or with that of another
 * document or version, the base.
 */
export function createVersion(
  work: WorkingSet,
  action: ActionOf<'document.version.create'>,
): Compiled {
  const { publishedId, document, baseId, versionId, ifBaseRevisionId } = action;
  if (document !== undefined) {
    const checked = checkVersionId(document._id, publishedId);
    return checked.ok ? succeed([{ create: document }]) : checked;
  }
  if (baseId === undefined || versionId === undefined) {
    return fail(malformedAction('A version needs a "document", or a "baseId" and a "versionId"'));
  }
  const checked = checkVersionId(versionId, publishedId);
  if (!checked.ok) return checked;
  const base = work.get(baseId);
  if (base === null) return fail(notFound(baseId));
  const unchanged = checkRevision(work, baseId, ifBaseRevisionId);
  return unchanged.ok ? succeed([{ create: copyAs(versionId, base) }]) : unchanged;
}

/** Compiles `document.version.replace`: replaces the content of an existing version. */
export function replaceVersion(
  work: WorkingSet,
  { document }: ActionOf<'document.version.replace'>,
): Compiled {
  const checked = checkVersionId(document._id);
  if (!checked.ok) return checked;
  return work.has(document._id)
    ? succeed([{ createOrReplace: document }])
    : fail(notFound(document._id));
}

/**
 * Compiles `document.version.unpublish`: marks a version, which is created if there is none, so
 * that publishing its release unpublishes the document.
 */
export function unpublishVersion(
  work: WorkingSet,
  { versionId, publishedId }: ActionOf<'document.version.unpublish'>,
): Compiled {
  const checked = checkVersionId(versionId, publishedId);
  if (!checked.ok) return checked;
  if (!isInRelease(versionId)) {
    return fail(malformedAction(`"${versionId}" is not the ID of a version in a release`));
  }
  const published = work.get(publishedId);
  if (published === null) return fail(notFound(publishedId));
  const content = copyAs(versionId, work.get(versionId) ?? published);
  return succeed([{ createOrReplace: { ...content, _system: { delete: true } } }]);
}
