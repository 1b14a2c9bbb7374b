import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';

/** Renders the message of a server error and a link to the home page. */
export function ServerError({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('error');
  return (
    <EmptyCask
      heading={t('title')}
      text={t('text')}
      actions={<ButtonLink href={pathFor('home', locale)}>{t('home')}</ButtonLink>}
    />
  );
}
