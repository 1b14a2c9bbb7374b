import { type APIRequestContext, expect, test } from '@playwright/test';
import { languageName } from '../../lib/platform/format/language-name.ts';
import { formatList } from '../../lib/platform/format/list.ts';
import { formatPrice } from '../../lib/platform/format/price.ts';
import { sentenceCase } from '../../lib/platform/format/sentence-case.ts';
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { freeCancellationHours } from '../../lib/tickets/limits.ts';
import { languageGroups } from '../../lib/tickets/tour-languages.ts';
import { formatTimes } from '../../lib/time/format/date.ts';
import { onWeekdays } from '../../lib/time/format/on-weekdays.ts';
import { type Weekday, weekdays } from '../../lib/time/weekdays.ts';
import { bookableExperience } from '../support/example-documents.ts';
import { condensed, inLanguage, paragraphs } from '../support/localized.ts';
import { messages, translatorIn } from '../support/messages.ts';
import { readPage } from '../support/read-page.ts';
import { allQuestions, museumHours, pageOf, siteSettings } from '../support/site-content.ts';

// Questions that visitors have before their visit: the served HTML has the answers of the content.

/** The unit of a duration in the languages of the site, in all plural forms. */
const minutes = '(?:minutes?|minut[ay]?|Minuten?|minut[oi])';

/**
 * Reads the text of a page and its links, without the header, the footer and the structured data.
 */
async function readMain(request: APIRequestContext, path: string) {
  const { document } = await readPage(request, path);
  const main = document.querySelector('main');
  for (const script of main?.querySelectorAll('script') ?? []) script.remove();
  const links = [...(main?.querySelectorAll('a[href]') ?? [])];
  return {
    document,
    text: main?.textContent ?? '',
    hrefs: links.map((link) => link.getAttribute('href')),
  };
}

/** Formats the days of tours, such as `Friday to Sunday`. */
function tourDays(days: readonly Weekday[], locale: Locale): string {
  if (weekdays.every((day) => days.includes(day))) return translatorIn(locale)('tours.daily');
  return onWeekdays(days, locale);
}

for (const locale of locales) {
  const contact = pathFor('contact', locale);

  test(`the home page in ${locale} describes the museum`, async ({ request }) => {
    const { seo } = await pageOf('home');
    const { title } = await readPage(request, `/${locale}`);
    expect(condensed(title)).toContain(condensed(inLanguage(seo.title, locale)));
    expect(title).toContain(messages[locale].shell.siteName);
  });

  test(`an experience in ${locale} shows its price, duration and conditions`, async ({
    request,
  }) => {
    const [experience, settings] = await Promise.all([bookableExperience(), siteSettings()]);
    const page = await readMain(request, documentPath(experience, locale));
    expect(page.text).toContain(formatPrice(experience.price));
    expect(page.text).toMatch(new RegExp(`(?<!\\d)${experience.minutes}\\s${minutes}`));
    const groups = languageGroups(
      experience.tourLanguages ?? [],
      settings.tourLanguageDays ?? [],
      experience.departures?.days ?? null,
    );
    expect(groups, 'the tour languages of the content').not.toEqual([]);
    for (const { languages, days } of groups) {
      const names = formatList(
        languages.map((language) => languageName(language, locale)),
        locale,
      );
      expect(page.text).toContain(`${sentenceCase(names, locale)}: ${tourDays(days, locale)}`);
    }
    const hours = freeCancellationHours;
    expect(page.text).toContain(translatorIn(locale)('tickets.freeCancellation', { hours }));
    expect(page.text).toContain(messages[locale].experience.dogsRule);
    for (const rule of [experience.cancellation, experience.ageRule, experience.access]) {
      if (rule) expect(condensed(page.text)).toContain(condensed(inLanguage(rule, locale)));
    }
    expect(page.hrefs).toEqual(
      expect.arrayContaining([
        `${contact}#getting-here`,
        `${contact}#access`,
        `${pathFor('terms', locale)}#cancellation`,
        expect.stringMatching(`^/${locale}/forms/reservation`),
      ]),
    );
  });

  test(`the contact page in ${locale} shows opening hours, directions and access`, async ({
    request,
  }) => {
    const [{ weekly }, { sections = [] }] = await Promise.all([museumHours(), pageOf('contact')]);
    const { document, text } = await readMain(request, contact);

    const weeks = [...document.querySelectorAll('#hours table')].map((table) => table.textContent);
    const days = weekly.flatMap(({ opens, closes, lastEntry = '' }) =>
      opens && closes ? `${formatTimes(opens, closes, locale)}${lastEntry}` : [],
    );
    expect(days, 'the opening hours of the content').not.toEqual([]);
    const complete = weeks.filter((week) => days.every((day) => week.includes(day)));
    expect(complete, `weeks with ${days.join(', ')}`).not.toEqual([]);

    const directions = document.querySelector('#getting-here');
    const ways = sections.flatMap((section) =>
      section._type === 'wayHereSection' ? (section.ways ?? []) : [],
    );
    expect(ways, 'the ways of the content').not.toEqual([]);
    for (const { from } of ways) {
      expect(directions?.textContent).toContain(inLanguage(from, locale));
    }
    expect(directions?.querySelector('img')?.getAttribute('alt')).toContain('Můstek');

    const advice = sections.flatMap((section) =>
      section._type === 'richTextSection' && section.body
        ? paragraphs(inLanguage(section.body, locale))
        : [],
    );
    expect(advice, 'the advice of the content').not.toEqual([]);
    for (const paragraph of advice) expect(condensed(text)).toContain(condensed(paragraph));
    expect(document.querySelector('#access')).not.toBeNull();
  });

  test(`the footer in ${locale} links to accessibility and all legal texts`, async ({
    request,
  }) => {
    const { document } = await readPage(request, `/${locale}`);
    const links = [...document.querySelectorAll('footer a')].map((a) => a.getAttribute('href'));
    const terms = pathFor('terms', locale);
    expect(links).toEqual(
      expect.arrayContaining([
        `${contact}#access`,
        ...['terms', 'privacy', 'cookies', 'imprint'].map((anchor) => `${terms}#${anchor}`),
      ]),
    );
  });

  test(`the page of questions in ${locale} answers all of them`, async ({ request }) => {
    const { text } = await readMain(request, pathFor('faq', locale));
    const expected = (await allQuestions()).flatMap(({ question, answer }) => [
      inLanguage(question, locale),
      ...paragraphs(inLanguage(answer, locale)),
    ]);
    for (const paragraph of expected) expect(condensed(text)).toContain(condensed(paragraph));
  });
}
