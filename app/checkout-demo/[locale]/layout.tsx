import '#components/ui/styles/tokens.css';
import '#components/ui/styles/fonts.css';
import '#components/ui/styles/base.css';
import '#components/ui/styles/print.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DemoFrame } from '#checkout-demo/page/demo-frame';
import { PreloadFonts } from '#components/ui/preload-fonts';
import { malt950 } from '#lib/platform/colours';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { locales } from '#lib/platform/i18n/locales';
import { demoTranslator } from '../../../checkout-demo/page/demo-messages';

export const viewport: Viewport = { themeColor: malt950, colorScheme: 'light' };

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const site = await getTranslations('shell');
  const t = demoTranslator(await currentLocale());
  return {
    title: `${t('label')}: ${t('title')} · ${site('siteName')}`,
    robots: { index: false, follow: false },
    icons: { icon: '/assets/identity/favicon.svg' },
  };
}

/** Renders the HTML document of the demo checkout, which is not part of the site's own pages. */
export default async function CheckoutDemoLayout({ children }: { readonly children: ReactNode }) {
  const locale = await currentLocale();
  const t = await getTranslations('shell');
  return (
    <html lang={locale}>
      <body>
        <PreloadFonts locale={locale} />
        <DemoFrame locale={locale} siteName={t('siteName')}>
          {children}
        </DemoFrame>
      </body>
    </html>
  );
}
