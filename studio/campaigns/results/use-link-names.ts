import { useCallback } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../../../content/schema/values/studio-queries.ts';
import { useLoaded } from '../../connection/use-loaded.ts';
import { readCampaignLink } from '../shared/campaign-link.ts';
import { codesKey } from './codes.ts';

const query = '*[_type == "campaignLink"] | order(name asc){ name, ref, dsc }';
const none: ReadonlyMap<string, string> = new Map();

/** Returns the names of the published links by `codesKey`; none until loaded. */
export function useLinkNames(): ReadonlyMap<string, string> {
  const client = useClient({ apiVersion });
  const load = useCallback(
    async (signal: AbortSignal): Promise<ReadonlyMap<string, string>> => {
      const options = { perspective: 'published', signal } as const;
      const links = await client.fetch<Record<string, unknown>[]>(query, {}, options);
      const groups = Map.groupBy(links.map(readCampaignLink), codesKey);
      return new Map(
        [...groups].map(([key, members]) => [key, members.map(({ name }) => name).join(', ')]),
      );
    },
    [client],
  );
  const loaded = useLoaded(load);
  return loaded.state === 'loaded' ? loaded.value : none;
}
