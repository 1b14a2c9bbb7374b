import { serverEnv } from '#lib/platform/env/server';
import { isLocale, locales } from '#lib/platform/i18n/locales';
import { sitemapEntries, sitemapXml } from '#lib/seo/sitemap';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** Returns the sitemap of a language; the middleware rewrites `/{locale}/sitemap.xml` to it. */
export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[locale]'>) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const entries = await sitemapEntries(locale, new Date());
  return new Response(sitemapXml(entries, locale, serverEnv.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
