import { locales } from '../../lib/platform/i18n/locales.ts';
import { findDocument } from '../../lib/routing/find-document.ts';
import { matchRoute } from '../../lib/routing/match-route.ts';
import { nonPagePaths } from '../../lib/routing/non-page-paths.ts';
import { resolvePath } from '../../lib/routing/resolve-path.ts';
import { splitPath } from '../../lib/routing/split-path.ts';
import type { FullDocument } from '../json/json.ts';
import { type Dataset, ofType } from './dataset.ts';

/** The result of following a path of the site. */
export interface Followed {
  /** `elsewhere`: not determined by documents, such as files and addresses outside the site. */
  readonly end: 'page' | 'nowhere' | 'malformed' | 'elsewhere';
  /** The document whose page the path leads to, if it is a document's page. */
  readonly document: FullDocument | undefined;
  /** The anchor of the final address. */
  readonly anchor: string | undefined;
  /** The redirect targets on the way, in order. */
  readonly hops: readonly string[];
}

const site = 'https://site.invalid';

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
    if (url.origin !== site || nonPagePaths.test(url.pathname)) return ended('elsewhere');
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
        // A browser keeps the anchor where the redirect has none (RFC 9110, 10.2.2).
        next = resolution.to.includes('#') ? resolution.to : `${resolution.to}${url.hash}`;
        hops.push(resolution.to);
    }
  }
}

/** Returns the document whose page is rendered at a path, by the site's routing. */
export function documentAt(pathname: string, dataset: Dataset): FullDocument | undefined {
  const [prefix, ...rest] = splitPath(pathname) ?? [];
  const locale = locales.find((each) => each === prefix);
  const match = matchRoute(rest);
  if (!locale || !match) return undefined;
  if (match.kind === 'page') {
    return ofType(dataset, 'page').find(({ route }) => route === match.route);
  }
  const found = findDocument(dataset.slugIndex, match.route, locale, match.slug);
  return found ? dataset.byId.get(found.id) : undefined;
}
