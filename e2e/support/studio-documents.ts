import type { SanityClient } from '@sanity/client';
import type { Deal, Event, Experience } from '../../lib/content/model/types.generated.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { findContent, inEveryLanguage, isUpcoming, isValidToday } from './find-content.ts';

// Documents of the Studio's own content for its tests to edit, selected by the properties that a test
// needs. What a test publishes stays for those after it.

/**
 * Returns a published event that exists in every language; with `index`, another one, for a test that
 * leaves traces which the next one must not meet.
 */
export function anEvent(client: SanityClient, index = 0): Promise<Event> {
  return findContent(
    'event in all languages',
    `*[_type == "event" && ${inEveryLanguage}] | order(_id)[$index]`,
    { index },
    client,
  );
}

/**
 * Returns the next event to come that exists in every language, near the top of its list in the desk;
 * with a GROQ `filter`, of those that match it.
 */
export function nextEvent(client: SanityClient, filter = 'true'): Promise<Event> {
  return findContent(
    `upcoming event in all languages that matches ${filter}`,
    `*[_type == "event" && ${inEveryLanguage} && ${isUpcoming} && ${filter}]
      | order(start)[0]`,
    {},
    client,
  );
}

/** Returns an upcoming event of which nothing is translated into a language. */
export function untranslatedEvent(client: SanityClient, locale: Locale): Promise<Event> {
  return findContent(
    `upcoming event without a translation (${locale})`,
    `*[_type == "event" && !($locale in languages) && !defined(slug.${locale})
      && !defined(title.${locale}) && ${isUpcoming}] | order(start)[0]`,
    { locale },
    client,
  );
}

/** Returns a deal that visitors can use today, in all languages. */
export function presentDeal(client: SanityClient): Promise<Deal> {
  return findContent(
    'present deal in all languages',
    `*[_type == "deal" && ${inEveryLanguage} && ${isValidToday}] | order(validThrough)[0]`,
    {},
    client,
  );
}

/** Returns an experience with a price, in all languages. */
export function pricedExperience(client: SanityClient): Promise<Experience> {
  return findContent(
    'experience with a price in all languages',
    `*[_type == "experience" && ${inEveryLanguage} && price > 0] | order(order, _id)[0]`,
    {},
    client,
  );
}
