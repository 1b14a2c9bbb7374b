import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getAnnouncements } from '#lib/content/get-announcements';
import { getLowestPrice } from '#lib/content/get-lowest-price';
import { getNavigation } from '#lib/content/get-navigation';
import { getOpeningHours } from '#lib/content/get-opening-hours';
import { getSettings } from '#lib/content/get-settings';
import { serverEnv } from '#lib/platform/env/server';
import type { Locale } from '#lib/platform/i18n/locales';

/** The content of every shell in a language. */
export type ShellContent = Awaited<ReturnType<typeof shellContent>>;

/**
 * Reads the content of a shell in a language: the museum's name, announcements, navigation, settings,
 * the opening hours of the venue with this id or else of the museum, the least ticket price, and
 * whether reCAPTCHA protects the forms.
 */
export async function shellContent(locale: Locale, venueId: string | null = null) {
  const [announcements, header, footer, settings, venues, fromPrice] = await Promise.all([
    getAnnouncements(locale),
    getNavigation('header', locale),
    getNavigation('footer', locale),
    getSettings(locale),
    getOpeningHours(locale),
    getLowestPrice(),
  ]);
  const hours =
    venues.find(({ _id }) => _id === venueId) ??
    venues.find(({ venue }) => venue === 'museum') ??
    null;
  const recaptcha = serverEnv.forms.recaptcha !== undefined;
  const t = await getTranslations({ locale, namespace: 'shell' });
  const name = settings?.companyDetails.name ?? t('siteName');
  return { name, announcements, header, footer, settings, hours, fromPrice, recaptcha };
}
