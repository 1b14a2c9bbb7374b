import { useCallback } from 'react';
import type { UserViewComponent } from 'sanity/structure';
import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';
import { readCampaignLink } from '../campaign-link.ts';
import { Results } from './results.tsx';

/** What came of the codes of one link, as they are published. */
export const LinkResults: UserViewComponent = ({ document: { published, displayed } }) => {
  const { ref, dsc } = readCampaignLink(published ?? displayed);
  const isShown = useCallback(
    (count: CampaignCount) => isSame(count.ref, ref) && isSame(count.dsc, dsc),
    [ref, dsc],
  );
  return <Results isShown={isShown} />;
};

/** Whether a code is the one of the link, in any case; a link without one accepts all. */
function isSame(counted: string | null, own: string | null): boolean {
  return own === null || counted?.toLowerCase() === own.toLowerCase();
}
