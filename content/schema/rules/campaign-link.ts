import { DocumentId, getDraftId, getPublishedId } from '@sanity/id-utils';
import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readCode } from '../../../lib/content/parse/formats/read-code.ts';
import { enterSomeCode, sameCampaignLink } from './messages.ts';

/** The part of an editing tool's validation context that is used here. */
interface Context {
  readonly document?: { readonly _id: string; readonly [field: string]: unknown };
  readonly getClient: (options: { apiVersion: string }) => {
    fetch(query: string, params: Readonly<Record<string, string>>): Promise<unknown>;
  };
}

/** Accepts a referral code, or none if the document has a discount code. */
export function someCode(value: unknown, { document }: Pick<Context, 'document'>): true | string {
  return readCode(value) !== null || readCode(document?.dsc) !== null || enterSomeCode;
}

const linksToPageQuery = `*[_type == "campaignLink" && !(_id in [$published, $draft])
  && !(_id in path("versions.**")) && page._ref == $page]{ name, ref, dsc }`;

// Codes are compared in any case, as visits are counted.
const lowerCase = (code: unknown) => readCode(code)?.toLowerCase() ?? '';

/** Rejects a page to which another campaign link leads with the same codes. */
export async function uniqueCampaignLink(
  value: unknown,
  { document, getClient }: Context,
): Promise<true | string> {
  if (!isRecord(value) || typeof value._ref !== 'string' || !document) return true;
  const [ref, dsc] = [lowerCase(document.ref), lowerCase(document.dsc)];
  if (!ref && !dsc) return true;
  const published = getPublishedId(DocumentId(document._id));
  const params = { published, draft: getDraftId(published), page: value._ref };
  const client = getClient({ apiVersion: '2026-01-01' });
  const links: unknown = await client.fetch(linksToPageQuery, params);
  const others = Array.isArray(links) ? links.filter(isRecord) : [];
  const same = others.find((other) => lowerCase(other.ref) === ref && lowerCase(other.dsc) === dsc);
  return typeof same?.name !== 'string' || sameCampaignLink(same.name);
}
