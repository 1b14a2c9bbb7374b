import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';
import { Icon } from '#components/ui/icon';
import type { Locale } from '#lib/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { GoBack } from './go-back';
import styles from './not-found.module.css';
import { readablePath } from './readable-path';

interface NotFoundProps {
  readonly locale: Locale;
  /** The path that was asked for, as it came; nothing is shown for an empty one. */
  readonly path: string;
}

/** 'Page not found' followed by the path, and the ways on (specification, sections 2 and 8). */
export function NotFound({ locale, path }: NotFoundProps) {
  const t = useTranslations('error');
  const home = pathFor('home', locale);
  return (
    <EmptyCask
      heading={
        <>
          {t('notFoundTitle')}
          {path ? <bdi className={styles.path}> {readablePath(path)}</bdi> : null}
        </>
      }
      words={t('emptyCask')}
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
