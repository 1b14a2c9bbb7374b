import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { CampaignLinksQueryResult } from '../../model/types.generated.ts';
import { listQuery } from '../../parse/list-query.ts';
import { documentFields } from '../../queries/fragments.ts';
import { campaignLinkSchema } from './campaign-link.parser.ts';

/** The codes of all campaign links, past ones included: their visitors are counted, too. */
export const campaignLinksQuery = defineQuery(`
  *[_type == "campaignLink"] | order(_createdAt asc, _id asc){ ${documentFields}, ref, dsc }
`);

export const campaignLinks: ContentQuery<CampaignLinksQueryResult> = listQuery({
  name: 'campaignLinks',
  groq: campaignLinksQuery,
  type: 'campaignLink',
  document: campaignLinkSchema,
});
