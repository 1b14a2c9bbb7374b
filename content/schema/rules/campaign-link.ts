import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readCode } from '../../../lib/content/parse/formats/read-code.ts';
import { apiVersion } from '../values/studio-queries.ts';
import { codeInUse, enterSomeCode, sameCampaignLink } from './messages.ts';
import { fetchOthers, type OthersContext } from './other-documents.ts';

/** Accepts a referral code, or none if the document has a discount code. */
export function someCode(
  value: unknown,
  { document }: Pick<OthersContext, 'document'>,
): true | string {
  return readCode(value) !== null || readCode(document?.dsc) !== null || enterSomeCode;
}

// Codes are compared in any case, as visits are counted.
const lowerCase = (code: unknown) => readCode(code)?.toLowerCase() ?? '';

/** Rejects a page to which another campaign link leads with the same codes. */
export async function uniqueCampaignLink(
  value: unknown,
  context: OthersContext,
): Promise<true | string> {
  const { document } = context;
  if (!isRecord(value) || typeof value._ref !== 'string' || !document) return true;
  const [ref, dsc] = [lowerCase(document.ref), lowerCase(document.dsc)];
  if (!ref && !dsc) return true;
  const others = await fetchOthers('page._ref == $page', { page: value._ref }, context);
  const same = others.find((other) => lowerCase(other.ref) === ref && lowerCase(other.dsc) === dsc);
  return typeof same?.name !== 'string' || sameCampaignLink(same.name);
}

const countedCodes = `*[_type in ["campaignLink", "deal"]]{
  _id, "ref": coalesce(ref, partner), "dsc": coalesce(dsc, code)
}`;

/** Returns the published codes with which visits are counted: those of campaign links, and of deals. */
async function fetchCountedCodes({
  getClient,
}: Pick<OthersContext, 'getClient'>): Promise<readonly JsonRecord[]> {
  const options = { perspective: 'published' } as const;
  const found: unknown = await getClient({ apiVersion }).fetch(countedCodes, {}, options);
  return Array.isArray(found) ? found.filter(isRecord) : [];
}

/**
 * Returns a rule for one of the codes that warns about a change after which the published one belongs
 * to no link and no deal: what is printed with it is then no longer counted.
 */
export function keepsCode(field: 'ref' | 'dsc') {
  return async (value: unknown, context: OthersContext): Promise<true | string> => {
    const { document } = context;
    const id = document && getPublishedId(DocumentId(document._id));
    if (!id || id === document._id) return true;
    const counted = await fetchCountedCodes(context);
    const own = readCode(counted.find(({ _id }) => _id === id)?.[field]);
    if (own === null) return true;
    const others = counted.filter(({ _id }) => _id !== id).map((other) => other[field]);
    return [value, ...others].some((code) => lowerCase(code) === lowerCase(own)) || codeInUse(own);
  };
}
