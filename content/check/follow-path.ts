import { findDocument } from '../../lib/routing/find-document.ts';
import { matchRoute } from '../../lib/routing/match-route.ts';
import { resolvePath } from '../../lib/routing/resolve-path.ts';
import { splitPath } from '../../lib/routing/split-path.ts';
import type { FullDocument } from '../format/json.ts';
import { locales } from '../schema/locales.ts';
import { type Dataset, ofType } from './dataset.ts';

/** Where a path of the site ends up. */
export interface Followed {
  /** `elsewhere` is what documents do not decide: files, and addresses outside the site. */
  readonly end: 'page' | 'nowhere' | 'malformed' | 'elsewhere';
  /** The document whose page it is, where the page is a document's. */
  readonly document: FullDocument | undefined;
  /** The anchor it ends at. */
  readonly anchor: string | undefined;
  /** What it is redirected to on the way, in order. */
  readonly hops: readonly string[];
}

const site = 'https://site.invalid';

/** Paths that never reach the routing of pages: pictures, fonts, what the framework serves. */
const files = /^\/(api\/|_next\/|media\/|assets\/|fonts\/|robots\.txt$|llms\.txt$)/;

/** Follows a path of the site (with its language, query and anchor) as a browser would. */
export function followPath(start: string, dataset: Dataset): Followed {
  const hops: string[] = [];
  const ended = (end: Followed['end'], anchor?: string, document?: FullDocument) => ({
    end,
    hops,
    anchor,
    document,
  });
  for (let next = start; ; ) {
    const url = URL.parse(next, site);
    if (!url) return ended('malformed');
    if (url.origin !== site || files.test(url.pathname)) return ended('elsewhere');
    const resolution = resolvePath(url.pathname, dataset.slugIndex);
    switch (resolution.kind) {
      case 'malformed':
        return ended('malformed');
      case 'not-found':
        return ended('nowhere');
      case 'choose-locale':
        return ended('page');
      case 'render': {
        const document = documentAt(url.pathname, dataset);
        return ended('page', url.hash.slice(1) || undefined, document);
      }
      case 'redirect':
        // A browser takes the anchor along where the redirect names none (RFC 9110, 10.2.2).
        next = resolution.to.includes('#') ? resolution.to : `${resolution.to}${url.hash}`;
        hops.push(resolution.to);
    }
  }
}

/** The document whose page is rendered at a path, by the routing's own rules. */
export function documentAt(pathname: string, dataset: Dataset): FullDocument | undefined {
  const [prefix, ...rest] = splitPath(pathname) ?? [];
  const locale = locales.find(({ id }) => id === prefix)?.id;
  const match = matchRoute(rest);
  if (!locale || !match) return undefined;
  if (match.kind === 'page') {
    return ofType(dataset, 'page').find(({ route }) => route === match.route);
  }
  const found = findDocument(dataset.slugIndex, match.route, locale, match.slug);
  return found ? dataset.byId.get(found.id) : undefined;
}
