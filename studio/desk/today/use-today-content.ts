import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { apiVersion, isPublished } from '../../../content/schema/studio-queries.ts';
import { errorMessage } from '../../connection/error-message.ts';
import type { LinkedDocument } from '../../documents/linked-document.ts';
import {
  type Change,
  changesOfWeek,
  type DatedDocument,
  datedDocumentsQuery,
  releaseDocumentType,
} from './changes-of-week.ts';
import { typeNames } from './type-names.ts';

/** A scheduled release that could not be published at its time. */
interface FailedRelease {
  readonly _id: string;
  readonly title: string | null;
  /** Why; as the content service describes it. */
  readonly message: string | null;
}

interface TodayContent {
  readonly failed: readonly FailedRelease[];
  readonly changes: readonly Change[];
  readonly drafts: readonly LinkedDocument[];
  readonly published: readonly LinkedDocument[];
}

interface Result extends Omit<TodayContent, 'changes'> {
  readonly dated: readonly DatedDocument[];
}

const query = `{
  "failed": *[_type == "${releaseDocumentType}" && state == "active" && defined(error)]{
    _id, "title": metadata.title, "message": error.message
  },
  "dated": ${datedDocumentsQuery},
  "drafts": *[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc) {_id, _type},
  "published": *[_type in $types && ${isPublished}] | order(_updatedAt desc) [0...10] {_id, _type}
}`;

/** Loads what the pane shows, once, because it is opened again for the next look. */
export function useTodayContent(): { content: TodayContent | null; error: string | null } {
  const client = useClient({ apiVersion });
  const [content, setContent] = useState<TodayContent | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    client
      .fetch<Result>(query, { types: typeNames }, { perspective: 'raw', signal })
      .then(({ dated, ...content }) => {
        setContent({ ...content, changes: changesOfWeek(dated, new Date()) });
      })
      .catch((reason: unknown) => {
        if (!signal.aborted) setError(errorMessage(reason));
      });
    return () => controller.abort();
  }, [client]);
  return { content, error };
}
