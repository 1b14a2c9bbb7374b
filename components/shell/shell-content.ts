import 'server-only';
import { getNavigation } from '#lib/content/get-navigation';
import { getSettings } from '#lib/content/get-settings';
import { serverEnv } from '#lib/env/server';
import type { Locale } from '#lib/i18n/locales';

/** What every shell draws in a language: the navigation, the settings, what protects the forms. */
export async function shellContent(locale: Locale) {
  const [header, footer, settings] = await Promise.all([
    getNavigation('header', locale),
    getNavigation('footer', locale),
    getSettings(locale),
  ]);
  return { header, footer, settings, recaptcha: serverEnv.recaptcha !== undefined };
}
