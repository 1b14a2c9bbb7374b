import type { ExperienceSummary } from '../../content/get-experience.ts';
import type { VenueHours } from '../../content/get-opening-hours.ts';
import type { Settings } from '../../content/get-settings.ts';
import { formatPrice } from '../../platform/format/price.ts';
import { defaultLocale, type Locale, locales } from '../../platform/i18n/locales.ts';
import { documentPaths, type LocalizedPaths } from '../../routing/localized-paths.ts';
import { hoursLines } from './hours-lines.ts';

/** A page worth reading for someone who knows nothing about the museum. */
export interface LlmsPage {
  readonly title: string;
  readonly description: string;
  readonly paths: LocalizedPaths;
  /** Languages it exists in. */
  readonly languages: readonly Locale[];
}

/** The facts of the text, in English. */
export interface LlmsFacts {
  /** The site's own origin, without a trailing slash. */
  readonly origin: string;
  readonly siteName: string;
  readonly summary: string;
  readonly settings: Settings | null;
  readonly pages: readonly LlmsPage[];
  readonly experiences: readonly ExperienceSummary[];
  readonly venues: readonly VenueHours[];
}

/**
 * Returns a description of the site for language models, at `now`: Markdown in the format of
 * llmstxt.org.
 */
export function llmsText(facts: LlmsFacts, now: Date): string {
  const { siteName, summary, settings, pages, experiences, venues } = facts;
  const company = settings?.companyDetails;
  const address = [company?.street, `${company?.postalCode ?? ''} ${company?.city ?? ''}`.trim()];
  const contact = [...address, company?.phone, company?.email].filter(Boolean).join(', ');
  const parts = [
    `# ${company?.name || siteName}`,
    `> ${summary}`,
    [contact, ...(company?.notes ?? []).map(String)].filter(Boolean).join('\n'),
    'Times are those of Prague (Europe/Prague), prices are in Czech crowns (Kč, CZK).',
    // The format reserves headings for lists of links.
    ...venues.map((venue) => hoursLines(venue, now).join('\n')),
    section('Pages', [pages.map((page) => line(facts.origin, page)).join('\n')]),
    section('Experiences', [
      experiences.map((experience) => experienceLine(facts.origin, experience)).join('\n'),
    ]),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function section(heading: string, parts: readonly string[]): string {
  const said = parts.filter(Boolean);
  return said.length > 0 ? [`## ${heading}`, ...said].join('\n\n') : '';
}

function experienceLine(origin: string, experience: ExperienceSummary): string {
  const { title, summary, minutes, price, languages } = experience;
  const facts = `${minutes} minutes, ${formatPrice(price)} per adult.`;
  return line(origin, {
    title,
    description: `${summary} ${facts}`,
    paths: documentPaths(experience),
    languages,
  });
}

function line(origin: string, { title, description, paths, languages }: LlmsPage): string {
  const others = locales.filter((locale) => locale !== defaultLocale && languages.includes(locale));
  const addresses = others.map((locale) => `[${locale}](${origin}${paths[locale]})`);
  const also = addresses.length > 0 ? ` Also in ${addresses.join(', ')}.` : '';
  return `- [${title}](${origin}${paths[defaultLocale]}): ${description}${also}`;
}
