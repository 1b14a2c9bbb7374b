import { getTranslations } from 'next-intl/server';
import { getSettings } from '#lib/content/get-settings';
import type { Picture } from '#lib/content/model/picture';
import { serverEnv } from '#lib/platform/env/server';
import type { Locale } from '#lib/platform/i18n/locales';
import { sharedPictureUrl } from '#lib/seo/shared-picture';
import type { SiteFacts } from '#lib/seo/structured-data/site-facts';

/** Returns what the graphs of all pages have in common, in the language of the page. */
export async function readSiteFacts(locale: Locale): Promise<SiteFacts> {
  const t = await getTranslations({ locale, namespace: 'shell' });
  const settings = await getSettings(locale);
  return { origin: serverEnv.siteUrl, locale, siteName: t('siteName'), settings };
}

/** Returns the absolute URL of a page's picture, the same as in the sitemap. */
export function sharedPicture(picture: Picture | null): string | undefined {
  if (!picture) return undefined;
  return new URL(sharedPictureUrl(picture), serverEnv.siteUrl).href;
}
