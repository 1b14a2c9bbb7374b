import type { SanityClient } from '@sanity/client';
import type {
  FaqEntry,
  LocalizedString,
  OpeningHours,
  Page,
  Settings,
  TicketType,
  Voucher,
} from '../../lib/content/model/types.generated.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import type { PageRoute } from '../../lib/routing/routes.ts';
import { findContent } from './find-content.ts';
import { inLanguage } from './localized.ts';

// Content that many pages show, and that tests compare them with.

/** Returns the document of a page; that of this run's site, or of a `client`. */
export function pageOf(route: PageRoute, client?: SanityClient): Promise<Page> {
  return findContent(
    `page “${route}”`,
    '*[_type == "page" && route == $route][0]',
    { route },
    client,
  );
}

/**
 * Returns the anchors of the sections of a page, from top to bottom; with a GROQ `filter`, of those
 * sections that match it.
 */
export function sectionAnchors(route: PageRoute, filter = 'true'): Promise<string[]> {
  return findContent(
    `section with an anchor on page “${route}” that matches ${filter}`,
    `*[_type == "page" && route == $route][0].sections[defined(anchor) && ${filter}].anchor`,
    { route },
  );
}

/** Returns the settings of the site. */
export function siteSettings(): Promise<Settings> {
  return findContent('settings', '*[_type == "settings"][0]');
}

/** Returns the opening hours of the museum. */
export function museumHours(): Promise<OpeningHours> {
  return findContent(
    'opening hours of the museum',
    '*[_type == "openingHours" && venue == "museum"][0]',
  );
}

/** Returns all questions with their answers. */
export function allQuestions(): Promise<FaqEntry[]> {
  return findContent('questions', '*[_type == "faqEntry"] | order(_id)');
}

/** Returns all ticket types in the editors' order. */
export function allTicketTypes(): Promise<TicketType[]> {
  return findContent('ticket types', '*[_type == "ticketType"] | order(order)');
}

/** Returns the gift vouchers in the editors' order. */
export function allVouchers(): Promise<Voucher[]> {
  return findContent('gift vouchers', '*[_type == "voucher"] | order(order)');
}

/** Returns the amount of a gift voucher that has one, in whole Kč. */
export function voucherAmount(): Promise<number> {
  return findContent(
    'gift voucher with an amount',
    '*[_type == "voucher" && defined(amount)] | order(order)[0].amount',
  );
}

/** Returns the lowest adult price of an experience, in whole Kč. */
export function lowestPrice(): Promise<number> {
  return findContent('experience', '*[_type == "experience"] | order(price)[0].price');
}

interface TicketsLink {
  readonly label: LocalizedString;
  readonly route: PageRoute;
}

/** Returns the label and the path of the header's link to tickets. */
export async function ticketsLink(locale: Locale): Promise<{ label: string; path: string }> {
  const { label, route } = await findContent<TicketsLink>(
    'link to the page of tickets in the header',
    `*[_type == "navigation" && name == "header" && actionLink.page->_type == "page"][0]{
      "label": actionLink.label, "route": actionLink.page->route
    }`,
  );
  return { label: inLanguage(label, locale), path: pathFor(route, locale) };
}
