import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getAnnouncements } from '#lib/content/get-announcements';
import { getLowestPrice } from '#lib/content/get-lowest-price';
import { getNavigation } from '#lib/content/get-navigation';
import { getOpeningHours } from '#lib/content/get-opening-hours';
import { getSettings } from '#lib/content/get-settings';
import { hoursOfVenue, type PageVenue } from '#lib/content/page-venue';
import { serverEnv } from '#lib/platform/env/server';
import type { Locale } from '#lib/platform/i18n/locales';

/** The content of every shell in a language. */
export type ShellContent = Awaited<ReturnType<typeof shellContent>>;

/**
 * Reads the content of a shell in a language: the museum's name, announcements, navigation, settings,
 * the opening hours of the venue that the page is about or else of the museum, the least ticket price,
 * and whether reCAPTCHA protects the forms.
 */
export async function shellContent(locale: Locale, about: PageVenue | null = null) {
  const [announcements, header, footer, settings, venues, fromPrice] = await Promise.all([
    getAnnouncements(locale),
    getNavigation('header', locale),
    getNavigation('footer', locale),
    getSettings(locale),
    getOpeningHours(locale),
    getLowestPrice(),
  ]);
  const recaptcha = serverEnv.forms.recaptcha !== undefined;
  const t = await getTranslations({ locale });
  const hours = hoursOfVenue(venues, about, (room) => t(`event.place.${room}`));
  const name = settings?.companyDetails.name ?? t('shell.siteName');
  return { name, announcements, header, footer, settings, hours, fromPrice, recaptcha };
}
