import { isDeepStrictEqual } from 'node:util';
import { fail, type Result, succeed } from '../http/result.ts';
import {
  idInLayer,
  isReleaseName,
  parseDocumentId,
  releaseDocumentId,
} from '../ids/document-id.ts';
import { applyPatch } from '../mutate/apply-patch.ts';
import { type Failure, notFound } from '../mutate/failures.ts';
import type { Mutation } from '../mutate/parse.ts';
import type { WorkingSet } from '../mutate/working-set.ts';
import { isRemoval } from '../store/is-removal.ts';
import { isJsonObject, type JsonObject, type UnstampedDocument } from '../store/json.ts';
import { strongReferences } from '../store/references.ts';
import { copyAs, draftFrom, publishedFrom } from './copies.ts';
import type { Compiled } from './document-actions.ts';
import { type ActionOf, malformedAction, releaseMetadata } from './parse.ts';

/**
 * The states of a release. The hosted service has transitional ones besides (`publishing` …),
 * because it publishes over some time; here it is one transaction.
 */
type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived';

const RELEASE_TYPE = 'system.release';

const wrongState = (releaseId: string, state: string, expected: readonly string[]): Failure => ({
  status: 409,
  error: {
    type: 'releaseStateError',
    description: `Release "${releaseId}" is ${state}; it must be ${expected.join(' or ')}`,
    releaseId,
    state,
  },
});

/** Returns the document of a release, which must be in one of the states. */
function findRelease(
  work: WorkingSet,
  releaseId: string,
  ...states: readonly ReleaseState[]
): Result<UnstampedDocument, Failure> {
  const id = releaseDocumentId(releaseId);
  const release = work.get(id);
  if (release === null) return fail(notFound(id));
  const state = String(release.state);
  return states.some((expected) => expected === state)
    ? succeed(release)
    : fail(wrongState(releaseId, state, states));
}

/** Returns the ids of the versions in a release. */
const versionsIn = (work: WorkingSet, releaseId: string) => work.idsUnder(`versions.${releaseId}`);

/** Returns the list in which a release without versions records which ones it had. */
const finalStates = (ids: readonly string[]) => ids.map((id) => ({ _key: id, id }));

/** Compiles `release.create`; without metadata, its type is `undecided`. */
export function createRelease({ releaseId, metadata }: ActionOf<'release.create'>): Compiled {
  if (!isReleaseName(releaseId)) return fail(invalidName(releaseId));
  return succeed([
    {
      create: {
        _id: releaseDocumentId(releaseId),
        _type: RELEASE_TYPE,
        name: releaseId,
        state: 'active',
        metadata: { releaseType: 'undecided', ...metadata },
      },
    },
  ]);
}

const invalidName = (releaseId: string) =>
  malformedAction(`"${releaseId}" is not a valid release name`);

/**
 * Compiles `release.import`, which `@sanity/import` sends. A release that is neither published nor
 * archived becomes active: its versions may be imported after it, nothing becomes public only
 * because it was imported, and it could not leave a transitional state of the hosted service.
 */
export function importRelease({
  releaseId,
  attributes,
  document = attributes,
  ifExists,
}: ActionOf<'release.import'>): Compiled {
  if (!isReleaseName(releaseId)) return fail(invalidName(releaseId));
  const id = releaseDocumentId(releaseId);
  if (document?._id !== id || document._type !== RELEASE_TYPE) {
    return fail(malformedAction(`Release "${releaseId}" must be imported with its document`));
  }
  const { publishAt: _publishAt, ...rest } = document;
  const isFinal = document.state === 'published' || document.state === 'archived';
  const release = isFinal ? document : { ...rest, state: 'active' };
  if (ifExists === 'replace') return succeed([{ createOrReplace: release }]);
  return succeed([ifExists === 'fail' ? { create: release } : { createIfNotExists: release }]);
}

/** Compiles `release.edit`: only the metadata can be patched. */
export function editRelease(
  work: WorkingSet,
  { releaseId, patch }: ActionOf<'release.edit'>,
): Compiled {
  const release = findRelease(work, releaseId, 'active', 'scheduled');
  if (!release.ok) return release;
  const id = releaseDocumentId(releaseId);
  const next = applyPatch(release.value, { id, ...patch });
  if (!next.ok) return fail(malformedAction(next.error));
  const { metadata, ...others } = next.value;
  const parsed = releaseMetadata.safeParse(metadata);
  const { metadata: _previous, ...unchanged } = release.value;
  if (!parsed.success || !isDeepStrictEqual(others, unchanged)) {
    const description = 'Only the metadata of a release can be edited, and must stay valid';
    return fail(malformedAction(description));
  }
  const { ifRevisionID } = patch;
  return succeed([{ patch: { id, ifRevisionID, set: { metadata: parsed.data } } }]);
}

/** Compiles `release.publish`. */
export function publishRelease(work: WorkingSet, releaseId: string): Compiled {
  const release = findRelease(work, releaseId, 'active');
  return release.ok ? succeed(publication(work, releaseId)) : release;
}

/**
 * Publishes a scheduled release whose time has come. Does nothing if it is no longer scheduled, or
 * for another time.
 */
export function publishScheduledRelease(work: WorkingSet, releaseId: string): Compiled {
  const release = findRelease(work, releaseId, 'scheduled');
  const isDue = release.ok && publishTimeOf(release.value) <= Date.now();
  return succeed(isDue ? publication(work, releaseId) : []);
}

/** Returns the time for which a release is scheduled, in ms since 1970; NaN where there is none. */
export function publishTimeOf({ publishAt }: JsonObject): number {
  return typeof publishAt === 'string' ? Date.parse(publishAt) : Number.NaN;
}

/**
 * Every version replaces its published document, and its draft if that says the same: the Studio leaves
 * it where a version is made from it, and it would outdate. One that is marked for that unpublishes the
 * document, which stays as a draft, if there is none.
 */
function publication(work: WorkingSet, releaseId: string): Mutation[] {
  const ids = versionsIn(work, releaseId);
  const typeOfRemoved = (id: string) => {
    const version = work.get(idInLayer(id, releaseId));
    return version !== null && isRemoval(version) ? version._type : undefined;
  };
  const mutations = ids.flatMap((id): Mutation[] => {
    const version = work.get(id);
    const publishedId = parseDocumentId(id)?.publishedId;
    if (version === null || publishedId === undefined) return [];
    const draftId = idInLayer(publishedId, 'drafts');
    const draft = work.get(draftId);
    if (!isRemoval(version)) {
      return [
        { createOrReplace: publishedFrom(version, publishedId) },
        { delete: { id } },
        ...(draft && isSame(draft, version) ? [{ delete: { id: draftId } }] : []),
      ];
    }
    const published = work.get(publishedId);
    if (published === null) return [{ delete: { id } }];
    const isRetained = draft !== null && ![...strongReferences(draft)].some(typeOfRemoved);
    const left = draftFrom(draft ?? published, draftId, typeOfRemoved);
    return [
      ...(isRetained ? [] : [{ createOrReplace: left }]),
      { delete: { id: publishedId } },
      { delete: { id } },
    ];
  });
  const publishedAt = new Date().toISOString();
  const set = { state: 'published', publishedAt, finalDocumentStates: finalStates(ids) };
  return [...mutations, { patch: { id: releaseDocumentId(releaseId), set, unset: ['error'] } }];
}

/** Whether two documents have the same content, whenever they were created. */
function isSame(one: UnstampedDocument, other: UnstampedDocument): boolean {
  const contentOf = (document: UnstampedDocument) => ({
    ...copyAs('', document),
    _createdAt: null,
  });
  return isDeepStrictEqual(contentOf(one), contentOf(other));
}

/** Makes a scheduled release that cannot be published active again, with the reason. */
export function reportFailedRelease(
  work: WorkingSet,
  releaseId: string,
  message: string,
): Compiled {
  const release = findRelease(work, releaseId, 'scheduled');
  if (!release.ok) return release;
  return succeed([{ patch: { id: releaseDocumentId(releaseId), ...withoutSchedule(message) } }]);
}

/** Returns the patch that makes a scheduled release active, with the reason as its `error`. */
export function withoutSchedule(message: string) {
  return { set: { state: 'active', error: { message } }, unset: ['publishAt'] };
}

/** Compiles `release.schedule`; a time in the past is due at once. */
export function scheduleRelease(
  work: WorkingSet,
  { releaseId, publishAt }: ActionOf<'release.schedule'>,
): Compiled {
  const release = findRelease(work, releaseId, 'active');
  if (!release.ok) return release;
  const set = { state: 'scheduled', publishAt: new Date(publishAt).toISOString() };
  return succeed([{ patch: { id: releaseDocumentId(releaseId), set, unset: ['error'] } }]);
}

/** Compiles `release.unschedule`. */
export function unscheduleRelease(work: WorkingSet, releaseId: string): Compiled {
  const release = findRelease(work, releaseId, 'scheduled');
  if (!release.ok) return release;
  const set = { state: 'active' };
  return succeed([{ patch: { id: releaseDocumentId(releaseId), set, unset: ['publishAt'] } }]);
}

/** Compiles `release.archive`: its versions are deleted, and stay in the history. */
export function archiveRelease(work: WorkingSet, releaseId: string): Compiled {
  const release = findRelease(work, releaseId, 'active');
  if (!release.ok) return release;
  const ids = versionsIn(work, releaseId);
  const set = { state: 'archived', finalDocumentStates: finalStates(ids) };
  return succeed([
    ...ids.map((id) => ({ delete: { id } })),
    { patch: { id: releaseDocumentId(releaseId), set } },
  ]);
}

/** Compiles `release.unarchive`: restores the versions as they were when it was archived. */
export function unarchiveRelease(work: WorkingSet, releaseId: string): Compiled {
  const release = findRelease(work, releaseId, 'archived');
  if (!release.ok) return release;
  const mutations: Mutation[] = [];
  for (const id of finalIdsOf(release.value)) {
    const version = work.dataset.lastRevision(id);
    if (version === undefined) return fail(notFound(id));
    mutations.push({ create: version });
  }
  const set = { state: 'active' };
  const unset = ['finalDocumentStates'];
  return succeed([...mutations, { patch: { id: releaseDocumentId(releaseId), set, unset } }]);
}

function finalIdsOf({ finalDocumentStates }: UnstampedDocument): string[] {
  const states = Array.isArray(finalDocumentStates) ? finalDocumentStates : [];
  return states.flatMap((state) =>
    isJsonObject(state) && typeof state.id === 'string' ? [state.id] : [],
  );
}

/** Compiles `release.delete`. */
export function deleteRelease(work: WorkingSet, releaseId: string): Compiled {
  const release = findRelease(work, releaseId, 'archived', 'published');
  return release.ok ? succeed([{ delete: { id: releaseDocumentId(releaseId) } }]) : release;
}
