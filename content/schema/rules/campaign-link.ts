import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readCode } from '../../../lib/content/parse/formats/read-code.ts';
import { enterSomeCode, sameCampaignLink } from './messages.ts';
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
