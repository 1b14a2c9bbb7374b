import { useCallback } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../../content/schema/values/studio-queries.ts';
import { type Loaded, useLoaded } from '../connection/use-loaded.ts';
import type { SharedDocument } from './create-shared-link.ts';
import { unfitFields } from './unfit-fields.ts';

/**
 * Loads the fields because of which the site cannot show a draft, again whenever it is saved.
 *
 * @param revision the `_rev` of the draft; undefined where there is none
 */
export function useUnfitFields(
  { documentId, documentType }: Pick<SharedDocument, 'documentId' | 'documentType'>,
  revision: string | undefined,
): Loaded<readonly string[]> {
  const client = useClient({ apiVersion });
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly string[]> =>
      revision === undefined ? [] : unfitFields(client, { documentId, documentType }, signal),
    [client, documentId, documentType, revision],
  );
  return useLoaded(load);
}
