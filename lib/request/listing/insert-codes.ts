import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { Referral } from '../../tickets/referral/session.ts';
import { listAnchor } from './filter-field.ts';

const filterForm = new RegExp(`<form\\b[^>]*\\baction="[^"]*#${listAnchor}".*?(?=</form>)`, 's');
const filteredLink = new RegExp(
  `(<a\\b[^>]*?\\bhref="/[^"?#]*)(\\?[^"#]*)?(#${listAnchor})?(?=")`,
  'g',
);

/**
 * Returns the page of a filtered list with the codes of the visit in its form, in the links that
 * change the filter, and in those that keep it in another language: browsers without scripts have
 * no session to take them from. The page is rendered once for all visitors. A code that a link
 * already has is kept.
 */
export function insertCodes(html: string, codes: Referral): string {
  const fields = Object.entries(codes).map(
    ([name, code]) => `<input type="hidden" name="${name}" value="${code}"/>`,
  );
  return html
    .replace(filterForm, (form) => form + fields.join(''))
    .replace(filteredLink, (link, start: string, search = '', anchor = '') =>
      search || anchor ? start + withCodes(search, codes) + anchor : link,
    );
}

/** Returns a query, as written in markup, with the codes that it lacks. */
function withCodes(search: string, codes: Referral): string {
  const query = new URLSearchParams(search.replaceAll('&amp;', '&'));
  for (const [name, code] of Object.entries(codes)) {
    if (!query.has(name)) query.set(name, code);
  }
  return escapeHtml(`?${query}`);
}
