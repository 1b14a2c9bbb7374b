import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { anchorPath } from '#lib/routing/page-anchors';
import { linkAttributes } from '../ui/link-attributes';
import { NewWindowHint } from '../ui/new-window-hint';
import styles from './gate.module.css';
import { GateForm } from './gate-form';

interface GateProps {
  readonly locale: Locale;
  /** Path of the page behind it. */
  readonly path: string;
  /** Where visitors under 18 are sent (specification, section 5). */
  readonly responsibleDrinkingUrl: string;
  /** The same page in the other languages, as links. */
  readonly languages: ReactNode;
}

/**
 * Renders the gate: asks for the age and the cookie choice, or for the missing one of them
 * (specification, sections 2 and 4). Part of every page; hidden for visitors who have passed it.
 */
export function Gate({ locale, path, responsibleDrinkingUrl, languages }: GateProps) {
  const t = useTranslations('gate');
  const shell = useTranslations('shell');
  // This anchor shows the terms page in spite of the gate: the terms have to be readable before
  // they are agreed to.
  const terms = (text: ReactNode) => (
    <a href={anchorPath('terms', 'terms', locale)} {...linkAttributes(true)}>
      {text}
      <NewWindowHint />
    </a>
  );
  return (
    <>
      <noscript>
        <link rel="stylesheet" href="/api/age/style" />
      </noscript>
      <div
        id="gate"
        role="dialog"
        aria-modal="true"
        aria-labelledby="gate-title"
        tabIndex={-1}
        className={`on-dark ${styles.gate}`}
      >
        <div className={styles.content}>
          <img
            src="/assets/identity/mark-gold.svg"
            alt=""
            width="84"
            height="124"
            className={styles.sign}
          />
          <p id="gate-title" className={styles.title}>
            <span className={styles.age}>{t('title')}</span>{' '}
            <span className={styles.choice}>{t('titleCookies')}</span>
          </p>
          <p className={styles.lead}>
            <span className={styles.age}>{t('age')}</span>{' '}
            <span className={styles.choice}>{t('cookies')}</span>
          </p>
          <GateForm locale={locale} path={path} />
          <a
            className={`${styles.deny} ${styles.age}`}
            href={responsibleDrinkingUrl}
            {...linkAttributes(true)}
          >
            {t('deny')}
            <NewWindowHint />
          </a>
          <p className={styles.terms}>{t.rich('terms', { terms })}</p>
          <nav className={styles.languages} aria-label={shell('languages')}>
            {languages}
          </nav>
        </div>
      </div>
    </>
  );
}
