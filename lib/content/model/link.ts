import type { Locale } from '../../platform/i18n/locales.ts';
import { documentPath } from '../../routing/document-path.ts';
import { formPagePath } from '../../routing/form-addresses.ts';
import { isPageFormKind, type PageFormKind } from '../../routing/form-kind.ts';
import { pathFor } from '../../routing/path-for.ts';
import { isPageRoute, type SluggedType } from '../../routing/routes.ts';
import { safeHref } from './safe-href.ts';
import type { LocalizedSlug, LocalizedString } from './types.generated.ts';

/** A link of content in one language, ready to be rendered. */
export interface Link {
  readonly label: string | null;
  readonly href: string;
  readonly openInNewWindow: boolean;
  /** For a link to the checkout: the order with which it opens. */
  readonly checkout?: string;
  /** The form it opens, if it leads to one. */
  readonly form?: PageFormKind;
  /** When what it leads to is over: a deal or a job posting with its last day. */
  readonly until?: Date;
}

/** A document that a link of content points to, as queries project it. */
export interface LinkTarget {
  readonly _type: 'page' | SluggedType;
  readonly route: string | null;
  readonly slug: LocalizedSlug;
  /** The last day of a deal or a job posting, `YYYY-MM-DD`; blank if it is not valid. */
  readonly validThrough?: string | null;
}

/** A link as queries project it. */
export interface LinkSource {
  readonly label?: LocalizedString | null;
  readonly page: LinkTarget | null;
  readonly anchor: string | null;
  readonly url?: string | null;
  readonly form?: string | null;
  readonly openInNewWindow?: boolean | null;
  readonly checkout?: 'tickets' | 'booking' | null;
}

/**
 * Returns the public path of a document in a language, or null for a page whose route is not in the
 * route table. A document without a slug in that language is served under its English one.
 */
export function targetPath(target: LinkTarget, locale: Locale): string | null {
  if (target._type === 'page') {
    return target.route && isPageRoute(target.route) ? pathFor(target.route, locale) : null;
  }
  return documentPath({ _type: target._type, slug: target.slug }, locale);
}

/** Returns the address of a content link, or null if it has no target or an unsafe one. */
export function linkHref(source: LinkSource, locale: Locale): string | null {
  const anchor = source.anchor ? `#${source.anchor}` : '';
  if (source.page) {
    const path = targetPath(source.page, locale);
    return path && `${path}${anchor}`;
  }
  if (isPageFormKind(source.form)) return formPagePath(source.form, locale);
  return source.url ? safeHref(source.url) : anchor || null;
}
