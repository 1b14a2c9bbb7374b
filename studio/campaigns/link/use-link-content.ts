import { useCallback } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../../../content/schema/values/studio-queries.ts';
import { discounts } from '../../../lib/content/documents/deal/deal.query.ts';
import { type LinkTargetContent, linkTarget } from '../../../lib/content/parse/link-target.ts';
import { type Loaded, useLoaded } from '../../connection/use-loaded.ts';

/** The published content that concerns a link. */
interface LinkContent {
  /** Where it leads; null before a page is chosen, and for one that is not public. */
  readonly target: LinkTargetContent | null;
  /** The discounts that the site accepts. */
  readonly discounts: Extract<ReturnType<typeof discounts.parse>, { ok: true }>['value'];
}

const query = `{
  "target": *[_id == $id][0]{ _type, route, slug, languages },
  "discounts": ${discounts.groq}
}`;

/** Loads the published page with this `_id`, and the discounts, which are read as the site does. */
export function useLinkContent(pageId: string | null): Loaded<LinkContent> {
  const client = useClient({ apiVersion });
  const load = useCallback(
    async (signal: AbortSignal): Promise<LinkContent> => {
      const found = await client.fetch<{ target: unknown; discounts: unknown }>(
        query,
        { id: pageId },
        { perspective: 'published', signal },
      );
      const parsed = discounts.parse(found.discounts);
      return {
        target: linkTarget.safeParse(found.target).data ?? null,
        discounts: parsed.ok ? parsed.value : [],
      };
    },
    [client, pageId],
  );
  return useLoaded(load);
}
