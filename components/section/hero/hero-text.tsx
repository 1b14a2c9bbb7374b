import type { ReactNode } from 'react';
import type { SectionOf } from '#lib/content/get-page';
import type { Locale } from '#lib/platform/i18n/locales';
import { fitted } from '../../ui/fitted';
import { SectionActions } from '../section-actions';
import styles from './hero-text.module.css';

interface HeroTextProps {
  readonly section: SectionOf<'heroSection'>;
  /** What binds those who follow the ways on to buy. */
  readonly terms: ReactNode;
  /** The language of the section's words, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/**
 * A heading of so many characters is set smaller, so that it leaves the picture above it in sight.
 */
const longHeading = 40;

/** The page's h1 with what stands beside it: the lead and the ways on. */
export function HeroText({ section, terms, lang }: HeroTextProps) {
  const { label, heading, lead, visit, actions } = section;
  const long = heading.length >= longHeading ? styles.long : '';
  return (
    <div className={`${styles.words} ${long}`}>
      <div className={styles.title} lang={lang}>
        {label ? <p className={`label ${styles.label}`}>{label}</p> : null}
        <h1 className={`fitted ${styles.heading}`} style={fitted(heading)}>
          {heading}
        </h1>
      </div>
      <div className={styles.side}>
        {lead ? (
          <p className={`lead ${styles.lead}`} lang={lang}>
            {lead}
          </p>
        ) : null}
        <SectionActions
          actions={actions}
          first={visit ? 'outline' : 'ticket'}
          others="outline"
          lang={lang}
        />
        {terms}
      </div>
    </div>
  );
}
