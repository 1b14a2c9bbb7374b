import { useCallback } from 'react';
import type { UserViewComponent } from 'sanity/structure';
import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';
import { hasCode, readCampaignLink } from '../shared/campaign-link.ts';
import { CodesNotice } from '../shared/codes-notice.tsx';
import { isOfLink } from './is-of-link.ts';
import { Results } from './results.tsx';

/** The results of the published codes of a link. */
export const LinkResults: UserViewComponent = ({ document: { published, displayed } }) => {
  const { ref, dsc } = readCampaignLink(published ?? displayed);
  const isShown = useCallback((count: CampaignCount) => isOfLink(count, { ref, dsc }), [ref, dsc]);
  if (!hasCode({ ref, dsc })) return <CodesNotice />;
  return <Results isShown={isShown} />;
};
