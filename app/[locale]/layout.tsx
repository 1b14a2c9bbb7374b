import '#components/ui/styles/tokens.css';
import '#components/ui/styles/fonts.css';
import '#components/ui/styles/base.css';
import '#components/ui/styles/print.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ErrorMessages } from '#components/error/error-messages';
import { HeadScript } from '#components/gate/head-script';
import { PreviewScript } from '#components/preview/preview-script';
import { ShellListeners } from '#components/shell/shell-listeners';
import { PreloadFonts } from '#components/ui/preload-fonts';
import { malt950 } from '#lib/platform/colours';
import { serverEnv } from '#lib/platform/env/server';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { locales } from '#lib/platform/i18n/locales';

export const viewport: Viewport = { themeColor: malt950, colorScheme: 'light' };

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell');
  return {
    metadataBase: new URL(serverEnv.siteUrl),
    title: { default: t('siteName'), template: `%s · ${t('siteName')}` },
    // Safari would make links of what looks like a phone number before React hydrates the page, which
    // then differs from what the server rendered.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    icons: {
      icon: [
        { url: '/assets/identity/favicon.svg', type: 'image/svg+xml' },
        { url: '/assets/identity/favicon-32.png', sizes: '32x32' },
      ],
      apple: '/assets/identity/touch-icon-180.png',
    },
  };
}

/** Renders the HTML document around every page of a language. */
export default async function LocaleLayout({ children }: { readonly children: ReactNode }) {
  const locale = await currentLocale();
  return (
    // The head script sets attributes on `<html>` that depend on the visitor, hence
    // `suppressHydrationWarning`. Scrolling to anchors is smooth; the attribute makes the router
    // scroll instantly on navigation.
    <html lang={locale} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <HeadScript tagManagerId={serverEnv.tagManagerId} />
        <PreviewScript />
      </head>
      <body>
        <PreloadFonts locale={locale} />
        <ErrorMessages locale={locale}>{children}</ErrorMessages>
        <ShellListeners />
      </body>
    </html>
  );
}
