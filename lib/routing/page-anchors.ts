import type { Locale } from '../platform/i18n/locales.ts';
import { pathFor } from './path-for.ts';
import type { PageRoute } from './routes.ts';

/**
 * The anchors of sections to which the site itself links, by the route of their page. The sections are
 * content: the check of content reports a page that has lost one.
 */
export const pageAnchors = {
  contact: ['hours', 'getting-here', 'access'],
  'ticketing-office': ['prices'],
  terms: ['terms', 'privacy', 'cookies', 'cancellation', 'vouchers'],
} as const satisfies Partial<Record<PageRoute, readonly string[]>>;

type AnchoredRoute = keyof typeof pageAnchors;

/** Returns the address of a section of a page in a language: `/de/kontakt#hours`. */
export function anchorPath<Route extends AnchoredRoute>(
  route: Route,
  anchor: (typeof pageAnchors)[Route][number],
  locale: Locale,
): string {
  return `${pathFor(route, locale)}#${anchor}`;
}
