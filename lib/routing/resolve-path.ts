import { isLocale, type Locale } from '../platform/i18n/locales.ts';
import { slugFor } from './document-path.ts';
import { findDocument } from './find-document.ts';
import { internalPath } from './internal-path.ts';
import { localeOfSegment } from './locale-of-path.ts';
import { matchRoute } from './match-route.ts';
import { pathFor } from './path-for.ts';
import { isServicePath } from './service-path.ts';
import type { RedirectRule, SlugIndex } from './slug-index.ts';
import { splitPath } from './split-path.ts';
import { withoutQuery } from './without-query.ts';

/** How a request's path is handled (specification, section 2, routing rules). */
export type Resolution =
  | { readonly kind: 'render'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'choose-locale' }
  | { readonly kind: 'not-found'; readonly locale: Locale | null }
  | { readonly kind: 'malformed' };

/**
 * Resolves a path by the route table alone: pages and service pages at their exact public path,
 * sitemaps, the root, and malformed paths. Returns null if the slug index is needed.
 */
export function resolveFixedPath(pathname: string): Resolution | null {
  const segments = splitPath(pathname);
  if (!segments) return { kind: 'malformed' };
  const [prefix, ...rest] = segments;
  if (prefix === undefined) return { kind: 'choose-locale' };
  if (!isLocale(prefix)) return null;
  if (pathname === `/${prefix}/sitemap.xml`) return { kind: 'render', path: `/sitemaps/${prefix}` };
  const isExact = pathname === `/${segments.join('/')}`;
  if (isServicePath(rest) && isExact) return { kind: 'render', path: pathname };
  const match = matchRoute(rest);
  if (match?.kind !== 'page' || pathname !== pathFor(match.route, prefix)) return null;
  return { kind: 'render', path: internalPath(match.route, prefix) };
}

/**
 * Resolves any path by the route table and the slug index. Without an index (the content service
 * has never responded yet), the page of a slug decides itself whether it exists.
 */
export function resolvePath(pathname: string, index: SlugIndex | null): Resolution {
  const fixed = resolveFixedPath(pathname);
  if (fixed) return fixed;
  const segments = splitPath(pathname) ?? [];
  const moved = findRedirect(segments, index);
  if (moved) return moved;

  const [prefix, ...rest] = segments;
  const locale = localeOfSegment(prefix);
  if (!locale) return { kind: 'not-found', locale: null };
  const target = findTarget(rest, locale, index);
  if (!target) return { kind: 'not-found', locale };
  return pathname === target.path
    ? { kind: 'render', path: target.internal }
    : { kind: 'redirect', to: target.path, permanent: true };
}

function findTarget(rest: readonly string[], locale: Locale, index: SlugIndex | null) {
  if (isServicePath(rest)) {
    const path = `/${locale}/${rest.join('/')}`;
    return { path, internal: path };
  }
  const match = matchRoute(rest);
  if (!match) return null;
  if (match.kind === 'page') {
    return { path: pathFor(match.route, locale), internal: internalPath(match.route, locale) };
  }
  const slug = index ? currentSlug(index, match, locale) : match.slug;
  if (slug === null) return null;
  return {
    path: pathFor(match.route, locale, slug),
    internal: internalPath(match.route, locale, slug),
  };
}

function currentSlug(
  index: SlugIndex,
  match: Extract<ReturnType<typeof matchRoute>, { kind: 'document' }>,
  locale: Locale,
): string | null {
  const document = findDocument(index, match.route, locale, match.slug);
  return document && slugFor(document.slugs, locale);
}

/** The most redirects in a row that browsers follow (Fetch standard, HTTP-redirect fetch). */
const maxRedirects = 20;

/** Returns the redirect of an editor's rule, or null; an endless one is ignored. */
function findRedirect(segments: readonly string[], index: SlugIndex | null): Resolution | null {
  const rule = index && ruleAt(segments, index);
  if (!rule || isRedirectLoop(rule, index)) return null;
  return { kind: 'redirect', to: rule.to, permanent: rule.permanent };
}

/**
 * Finds the rule for a path. Editors write paths unescaped, so rules are compared in decoded form.
 */
function ruleAt(segments: readonly string[], index: SlugIndex): RedirectRule | undefined {
  const requested = segments.join('/');
  return index.redirects.find(({ from }) => splitPath(from)?.join('/') === requested);
}

/**
 * Whether a rule leads into a circle, through other rules or previous slugs of documents, or through
 * more than 20 others: browsers give up, and following thousands would take seconds for each request.
 */
export function isRedirectLoop(rule: RedirectRule, index: SlugIndex): boolean {
  const visited = new Set([splitPath(rule.from)?.join('/')]);
  for (let path: string | undefined = rule.to; path?.startsWith('/'); ) {
    const pathname = withoutQuery(path);
    // No rule applies to a fixed path.
    if (resolveFixedPath(pathname)) return false;
    const segments: readonly string[] = splitPath(pathname) ?? [];
    const here = segments.join('/');
    if (visited.has(here) || visited.size > maxRedirects) return true;
    visited.add(here);
    const [prefix, ...rest] = segments;
    const locale = localeOfSegment(prefix);
    const target = locale ? findTarget(rest, locale, index) : null;
    const isHere = target && splitPath(target.path)?.join('/') === here;
    path = ruleAt(segments, index)?.to ?? (isHere ? undefined : target?.path);
  }
  return false;
}
