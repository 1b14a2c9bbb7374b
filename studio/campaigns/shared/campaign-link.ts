import { locales } from '../../../content/schema/values/locales.ts';
import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readCode } from '../../../lib/content/parse/formats/read-code.ts';
import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';

/** The used fields of a campaign link, which may be an unfinished draft. */
export interface CampaignLink {
  readonly name: string;
  /** The `_id` of the document that the link leads to; null before it is chosen. */
  readonly pageId: string | null;
  readonly languages: readonly Locale[];
  readonly ref: string | null;
  readonly dsc: string | null;
  readonly validFrom: string | null;
  readonly validThrough: string | null;
  /** The id of the user who made it; null for imported links. */
  readonly createdBy: string | null;
}

/** Reads a document of the type `campaignLink`; what is missing or invalid is null. */
export function readCampaignLink(document: JsonRecord): CampaignLink {
  const { name, page, languages, createdBy } = document;
  const chosen = Array.isArray(languages) ? languages : [];
  return {
    name: typeof name === 'string' ? name : '',
    pageId: isRecord(page) && typeof page._ref === 'string' ? page._ref : null,
    languages: locales.map(({ id }) => id).filter((id) => chosen.includes(id)),
    ref: readCode(document.ref),
    dsc: readCode(document.dsc),
    validFrom: readDate(document.validFrom),
    validThrough: readDate(document.validThrough),
    createdBy: typeof createdBy === 'string' && createdBy !== '' ? createdBy : null,
  };
}

/**
 * Whether the addresses of a link are those with which it is published, so that they lead to its page
 * and are counted; false for one that is not published. Capital and small letters are the same.
 */
export function hasPublishedAddresses(link: CampaignLink, published: JsonRecord | null): boolean {
  return published !== null && addressKey(link) === addressKey(readCampaignLink(published));
}

function addressKey({ pageId, ref, dsc }: CampaignLink): string {
  return JSON.stringify([pageId, ref, dsc]).toLowerCase();
}

/** Whether visits of the addresses of a link can be counted, or give a discount. */
export function hasCode({ ref, dsc }: Pick<CampaignLink, 'ref' | 'dsc'>): boolean {
  return ref !== null || dsc !== null;
}
