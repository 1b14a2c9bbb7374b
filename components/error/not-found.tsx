import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';
import { Icon } from '#components/ui/icon';
import type { Locale } from '#lib/platform/i18n/locales';
import { requestedPathAttribute } from '#lib/request/requested-path';
import { pathFor } from '#lib/routing/path-for';
import { GoBack } from './go-back';
import styles from './not-found.module.css';

/**
 * Renders 'Page not found' with the path, and the links on (specification, sections 2 and 8). All
 * unknown paths share the page: the server inserts the path.
 */
export function NotFound({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('error');
  const home = pathFor('home', locale);
  return (
    <EmptyCask
      heading={
        <>
          {t('notFoundTitle')}
          <bdi
            {...{ [requestedPathAttribute]: '' }}
            className={styles.path}
            suppressHydrationWarning
          >
            {''}
          </bdi>
        </>
      }
      text={t('emptyCask')}
      actions={
        <>
          <ButtonLink href={home}>{t('home')}</ButtonLink>
          <GoBack href={home} className={styles.back}>
            <Icon name="arrow-left" />
            {t('goBack')}
          </GoBack>
        </>
      }
    />
  );
}
