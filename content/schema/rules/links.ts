import type { Rule, UriValidationOptions, ValidationContext } from '@sanity/types';
import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readLine } from '../../../lib/content/parse/formats/read-text.ts';
import { leadsSomewhere } from '../../../lib/content/parse/leads-somewhere.ts';
import { linkProblem, targetOf } from '../../consistency/link-target.ts';
import { toJson } from '../../json/json.ts';
import { fieldsOf } from '../../json/values.ts';
import { languagesWhere } from '../values/locales.ts';
import { bySeverity, type FindProblem } from './by-severity.ts';
import { followedMessage } from './followed-message.ts';
import { webAddress } from './formats.ts';
import {
  externalUrlIn,
  linkTarget,
  linkText,
  navigationTarget,
  pageOfAnchor,
  shortLinkTextIn,
  textLinkTarget,
} from './messages.ts';
import { asPublished } from './public-dataset.ts';

/**
 * Lets a field of type `url` accept any address: by itself it accepts those over http(s) only. A custom
 * rule of the field then reads the address as the site does.
 */
export const anyUri: UriValidationOptions = { allowRelative: true, scheme: /./ };

type Context = Pick<ValidationContext, 'parent'>;

/** Rejects a link without a target. */
export function withTarget(link: unknown, { parent }: Context): true | string {
  return !isRecord(link) || isUnused(link, parent) || hasTarget(link) || linkTarget;
}

/** Rejects a link of the navigation that neither leads somewhere nor is a heading of others. */
export function withTargetOrSubmenu(link: unknown): true | string {
  if (!isRecord(link)) return true;
  const isHeading = Array.isArray(link.children) && link.children.length > 0;
  return isHeading || hasTarget(link) || navigationTarget;
}

/** Rejects a link of formatted text without a target; forms and the checkout are none there. */
export function withTextLinkTarget(link: unknown): true | string {
  if (!isRecord(link)) return true;
  const { href, page, anchor } = link;
  return hasTarget({ url: href, page, anchor }) || textLinkTarget;
}

/**
 * The rules of a link that is shown only with a link text. The rules of a field replace those of
 * its type, so that both are here. What the text contains is validated by its own fields.
 */
export const labelledLink = (rule: Rule) => [rule.custom(withTarget), rule.custom(withLinkText)];

function withLinkText(link: unknown, { parent }: Context): true | string {
  return !isRecord(link) || isUnused(link, parent) || isRecord(link.label) || linkText;
}

/** The most characters of the promotion above the header that a phone shows on one line. */
const promotionLimit = 50;

/**
 * Warns about the link text of the promotion above the header in languages in which phones wrap it:
 * with the announcement and the header it then takes too much of the first screen.
 */
export function fitsOneLine(link: unknown): true | string {
  const label = isRecord(link) && isRecord(link.label) ? link.label : {};
  const long = languagesWhere(
    (language) => [...(readLine(label[language]) ?? '').trim()].length > promotionLimit,
  );
  return long.length === 0 || shortLinkTextIn(long, promotionLimit);
}

/** Rejects a localized field that is not the complete URL of a website in each language it has. */
export function webAddresses(value: unknown): true | string {
  const fields = isRecord(value) ? value : {};
  const unfit = languagesWhere((language) => webAddress(fields[language]) !== true);
  return unfit.length === 0 || externalUrlIn(unfit);
}

/**
 * Finds why a link leads to no page or anchor, or not directly, in its field that decides where it leads:
 * the address, which does not count beside a page, or the anchor.
 */
const findInLink =
  (field: 'anchor' | 'address'): FindProblem =>
  async (_, context) => {
    const { parent } = context;
    if (!isRecord(parent)) return null;
    const target = targetOf(fieldsOf(toJson(parent)));
    const decides =
      target.page === undefined && target.address !== undefined ? 'address' : 'anchor';
    if (field !== decides || (field === 'anchor' && target.anchor === undefined)) return null;
    // Other addresses lead elsewhere.
    if (field === 'address' && !/^[/#]/.test(target.address ?? '')) return null;
    const published = await asPublished(context);
    const problem = published && linkProblem(target, published.document, published.dataset);
    // A link without any target is refused as a whole.
    if (!problem || problem.kind === 'no-target') return null;
    const { severity } = problem;
    const message =
      problem.kind === 'no-page' ? pageOfAnchor(problem.anchor) : followedMessage(problem);
    return { severity, message };
  };

/** The rules of the anchor of a link beside the documents of the site. */
export const anchorRules = bySeverity(findInLink('anchor'));

/** The rules of the address in a link of formatted text beside the documents of the site. */
export const addressRules = bySeverity(findInLink('address'));

/** References are dereferenced on the site; here one is given with its id. */
const hasTarget = (link: JsonRecord) =>
  leadsSomewhere({ ...link, page: isRecord(link.page) ? link.page._ref : link.page });

/**
 * Whether a link that is not an item of a list is empty but for switches that are off: editors
 * cannot remove those.
 */
const isUnused = (link: JsonRecord, parent: unknown) =>
  !Array.isArray(parent) &&
  Object.entries(link).every(([name, value]) => name.startsWith('_') || value === false);
