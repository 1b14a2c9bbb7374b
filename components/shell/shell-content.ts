import 'server-only';
import { getAnnouncements } from '#lib/content/get-announcements';
import { getNavigation } from '#lib/content/get-navigation';
import { getSettings } from '#lib/content/get-settings';
import { serverEnv } from '#lib/env/server';
import type { Locale } from '#lib/i18n/locales';

/**
 * What every shell draws in a language: what is announced, the navigation, the settings,
 * what protects the forms.
 */
export async function shellContent(locale: Locale) {
  const [announcements, header, footer, settings] = await Promise.all([
    getAnnouncements(locale),
    getNavigation('header', locale),
    getNavigation('footer', locale),
    getSettings(locale),
  ]);
  const recaptcha = serverEnv.forms.recaptcha !== undefined;
  return { announcements, header, footer, settings, recaptcha };
}
