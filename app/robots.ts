import type { MetadataRoute } from 'next';
import { serverEnv } from '#lib/platform/env/server';
import { locales } from '#lib/platform/i18n/locales';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    sitemap: locales.map((locale) => `${serverEnv.siteUrl}/${locale}/sitemap.xml`),
  };
}
