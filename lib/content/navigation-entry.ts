import type { Locale } from '../platform/i18n/locales.ts';
import { linkHref } from './model/link.ts';
import { safeHref } from './model/safe-href.ts';
import type { NavigationQueryResult } from './model/types.generated.ts';

/** A link of the navigation; without an address it is the heading of its children. */
export interface NavigationEntry {
  /** Its place among its siblings: the random keys of content would be in a page for each link. */
  readonly key: string;
  readonly title: string;
  readonly href: string | null;
  readonly openInNewWindow: boolean;
  readonly icon: string | null;
  readonly children: readonly NavigationEntry[];
}

type TopLink = NavigationQueryResult[number]['links'][number];
type ChildLink = NonNullable<Extract<TopLink, { _type: 'navigationItem' }>['children']>[number];

/** Converts links of the navigation document into entries in a language. */
export function toEntries(
  links: readonly (TopLink | ChildLink)[],
  locale: Locale,
): NavigationEntry[] {
  return links.map((link, place) => toEntry(link, String(place), locale));
}

function toEntry(link: TopLink | ChildLink, key: string, locale: Locale): NavigationEntry {
  const common = { key, title: link.title[locale] ?? link.title.en };
  if (link._type === 'navigationLink') {
    return {
      ...common,
      href: safeHref(link.url),
      openInNewWindow: link.openInNewWindow === true,
      icon: link.icon,
      children: [],
    };
  }
  const children: ChildLink[] = 'children' in link ? (link.children ?? []) : [];
  return {
    ...common,
    href: linkHref(link, locale),
    openInNewWindow: false,
    icon: null,
    children: toEntries(children, locale),
  };
}
