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
 * Provides the error page with its messages. An error boundary is rendered in the browser and
 * receives only the error from the server, so the layout above has to provide them in advance.
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
