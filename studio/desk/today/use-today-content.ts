import { useCallback } from 'react';
import { useClient } from 'sanity';
import { apiVersion, isPublished } from '../../../content/schema/values/studio-queries.ts';
import { type Loaded, useLoaded } from '../../connection/use-loaded.ts';
import type { LinkedDocument } from '../../documents/linked-document.ts';
import {
  type Change,
  changesOfWeek,
  type DatedDocument,
  datedDocumentsQuery,
  releaseDocumentType,
} from './changes-of-week.ts';
import { nameReleases, type TitleOfRelease, type Version, versionsQuery } from './name-releases.ts';
import { typeNames } from './type-names.ts';

/** A scheduled release that could not be published at its time. */
interface FailedRelease {
  readonly _id: string;
  readonly title: string | null;
  /** Why; as the content service describes it. */
  readonly message: string | null;
}

interface TodayContent {
  readonly titleOfRelease: TitleOfRelease;
  readonly failed: readonly FailedRelease[];
  readonly changes: readonly Change[];
  readonly drafts: readonly LinkedDocument[];
  readonly published: readonly LinkedDocument[];
}

interface Result extends Omit<TodayContent, 'changes' | 'titleOfRelease'> {
  readonly dated: readonly DatedDocument[];
  readonly versions: readonly Version[];
}

const query = `{
  "failed": *[_type == "${releaseDocumentType}" && state == "active" && defined(error)]{
    _id, "title": metadata.title, "message": error.message
  },
  "versions": ${versionsQuery},
  "dated": ${datedDocumentsQuery},
  "drafts": *[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc) {_id, _type},
  "published": *[_type in $types && ${isPublished}] | order(_updatedAt desc) [0...10] {_id, _type}
}`;

/** Loads what the pane shows, once, because it is opened again for the next look. */
export function useTodayContent(): Loaded<TodayContent> {
  const client = useClient({ apiVersion });
  const load = useCallback(
    async (signal: AbortSignal) => {
      const options = { perspective: 'raw', signal } as const;
      const result = await client.fetch<Result>(query, { types: typeNames }, options);
      const { dated, versions, ...content } = result;
      const changes = changesOfWeek(dated, new Date());
      return { ...content, changes, titleOfRelease: nameReleases(versions) };
    },
    [client],
  );
  return useLoaded(load);
}
