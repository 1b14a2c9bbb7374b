import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';

/** Renders the message that a network has sent too many requests, and when to continue. */
export function TooMany({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('error');
  return (
    <EmptyCask
      heading={t('tooManyTitle')}
      text={t('tooManyText')}
      actions={<ButtonLink href={pathFor('home', locale)}>{t('home')}</ButtonLink>}
    />
  );
}
