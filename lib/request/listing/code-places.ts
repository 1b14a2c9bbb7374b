import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { Referral } from '../../tickets/referral/codes-in.ts';
import { listAnchor } from './filter-field.ts';
import type { PagePlace } from './page-place.ts';

const filterForm = new RegExp(`<form\\b[^>]*\\baction="[^"]*#${listAnchor}".*?(?=</form>)`, 's');
const filteredLink = new RegExp(
  `(<a\\b[^>]*?\\bhref="/[^"?#]*)(\\?[^"#]*)?(#${listAnchor})?(?=")`,
  'g',
);

/**
 * Returns the places in the page of a filtered list that take the codes of a visit: its form, the
 * links that change the filter, and those that keep it in another language. Browsers without scripts
 * have no session to take the codes from. A code that a link already has is kept.
 */
export function codePlaces(html: string): PagePlace<Referral>[] {
  const form = filterForm.exec(html);
  const links = [...html.matchAll(filteredLink)].flatMap((link): PagePlace<Referral>[] => {
    const [, before = '', search = '', anchor = ''] = link;
    const start = link.index + before.length;
    const fill = (codes: Referral) => withCodes(search, codes);
    return search || anchor ? [{ start, end: start + search.length, fill }] : [];
  });
  if (!form) return links;
  const end = form.index + form[0].length;
  return [...links, { start: end, end, fill: hiddenFields }];
}

function hiddenFields(codes: Referral): string {
  return Object.entries(codes)
    .map(([name, code]) => `<input type="hidden" name="${name}" value="${code}"/>`)
    .join('');
}

/** Returns a query, as written in markup, with the codes that it lacks. */
function withCodes(search: string, codes: Referral): string {
  const query = new URLSearchParams(search.replaceAll('&amp;', '&'));
  const missing = Object.entries(codes).filter(([name]) => !query.has(name));
  if (missing.length === 0) return search;
  for (const [name, code] of missing) query.set(name, code);
  return escapeHtml(`?${query}`);
}
