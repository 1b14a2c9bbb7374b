import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button-link';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import styles from './demo-frame.module.css';
import { demoTranslator } from './demo-messages';

interface DemoFrameProps {
  readonly locale: Locale;
  readonly siteName: string;
  readonly children: ReactNode;
}

/**
 * Renders the frame of the demo checkout: the museum's header and the banner that it is only a
 * demo.
 */
export function DemoFrame({ locale, siteName, children }: DemoFrameProps) {
  const t = demoTranslator(locale);
  return (
    <>
      <header>
        <div className="tone-malt">
          <div className={`wrap ${styles.row}`}>
            <a href={pathFor('home', locale)} className={styles.sign}>
              <img src="/assets/identity/mark-gold.svg" alt="" width="30" height="46" />
              {siteName}
            </a>
          </div>
        </div>
        <div className={styles.banner}>
          <p className="wrap">
            <strong className={styles.mark}>{t('label')}</strong> {t('banner')}
          </p>
        </div>
      </header>
      <main className={`wrap ${styles.main}`}>
        <noscript>
          <p className="lead">{t('noScript')}</p>
          <ButtonLink href={`${pathFor('ticketing-office', locale)}#desk`}>{t('desk')}</ButtonLink>
        </noscript>
        {children}
      </main>
    </>
  );
}
