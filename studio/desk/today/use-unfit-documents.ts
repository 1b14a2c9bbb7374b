import { useEffect, useState } from 'react';
import { type SanityDocument, useClient, useWorkspace, validateDocument } from 'sanity';
import { apiVersion, isPublished } from '../../../content/schema/values/studio-queries.ts';
import { titledPath } from '../../fields/titled-path.ts';
import { typeNames } from './type-names.ts';

/** A published document that violates a rule of the schema. */
interface UnfitDocument {
  readonly document: SanityDocument;
  /** The first violated rule, with the field. */
  readonly message: string;
}

interface UnfitDocuments {
  readonly documents: readonly UnfitDocument[];
  /** Whether all documents have been checked, or something prevented that. */
  readonly state: 'checking' | 'complete' | 'failed';
}

const query = `*[_type in $types && ${isPublished}]`;

/**
 * Finds the published documents that violate a rule of the schema, for example because an import
 * or another tool wrote them. Checks one after the other, because a rule may send queries.
 */
export function useUnfitDocuments(): UnfitDocuments {
  const client = useClient({ apiVersion });
  const workspace = useWorkspace();
  const [state, setState] = useState<UnfitDocuments>({ documents: [], state: 'checking' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function check() {
      const options = { perspective: 'raw', signal } as const;
      const params = { types: typeNames };
      const published = await client.fetch<SanityDocument[]>(query, params, options);
      const documents: UnfitDocument[] = [];
      for (const document of published) {
        const markers = await validateDocument({ document, workspace });
        if (signal.aborted) return;
        const error = markers.find(({ level }) => level === 'error');
        if (!error) continue;
        const field = titledPath(workspace.schema.get(document._type), document, error.path);
        documents.push({ document, message: `${field}: ${error.message}` });
        setState({ documents: [...documents], state: 'checking' });
      }
      setState({ documents, state: 'complete' });
    }
    check().catch(() => {
      if (!signal.aborted) setState(({ documents }) => ({ documents, state: 'failed' }));
    });
    return () => controller.abort();
  }, [client, workspace]);
  return state;
}
