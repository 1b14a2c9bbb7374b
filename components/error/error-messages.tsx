import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { ErrorTextsProvider } from './error-texts';

interface ErrorMessagesProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/**
 * Hands the error page its words. An error boundary is rendered in the browser and takes nothing
 * from the server but the error, so the layout above it has to give them beforehand.
 */
export async function ErrorMessages({ locale, children }: ErrorMessagesProps) {
  const t = await getTranslations({ locale, namespace: 'error' });
  const texts = {
    title: t('title'),
    text: t('text'),
    retry: t('retry'),
    home: t('home'),
    reference: t('reference'),
    homeHref: pathFor('home', locale),
  };
  return <ErrorTextsProvider texts={texts}>{children}</ErrorTextsProvider>;
}
