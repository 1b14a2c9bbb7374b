import type { CampaignLinksQueryResult } from '../../model/types.generated.ts';
import { optional } from '../../parse/field.ts';
import { record } from '../../parse/record.ts';
import { code } from '../../parse/scalars.ts';
import { documentShape, type SchemaOf } from '../../queries/document-shape.ts';

/** The codes of a campaign link, at least one of them valid. */
export const campaignLinkSchema: SchemaOf<CampaignLinksQueryResult[number]> = record({
  ...documentShape('campaignLink'),
  ref: optional(code),
  dsc: optional(code),
}).refine(({ ref, dsc }) => ref !== null || dsc !== null, { error: 'shortText', path: ['ref'] });
