import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button-link';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import styles from './demo-frame.module.css';

interface DemoFrameProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/**
 * Renders the frame of the demo checkout: the museum's header and the banner that it is only a
 * demo.
 */
export function DemoFrame({ locale, children }: DemoFrameProps) {
  const t = useTranslations();
  return (
    <>
      <header>
        <div className="tone-malt">
          <div className={`wrap ${styles.row}`}>
            <a href={pathFor('home', locale)} className={styles.sign}>
              <img src="/assets/identity/mark-gold.svg" alt="" width="30" height="46" />
              {t('shell.siteName')}
            </a>
          </div>
        </div>
        <div className={styles.banner}>
          <p className="wrap">
            <strong className={styles.mark}>{t('checkoutDemo.label')}</strong>{' '}
            {t('checkoutDemo.banner')}
          </p>
        </div>
      </header>
      <main className={`wrap ${styles.main}`}>
        <noscript>
          <p className="lead">{t('checkoutDemo.noScript')}</p>
          <ButtonLink href={`${pathFor('ticketing-office', locale)}#desk`}>
            {t('checkoutDemo.desk')}
          </ButtonLink>
        </noscript>
        {children}
      </main>
    </>
  );
}
