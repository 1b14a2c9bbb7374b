import type { ReactNode } from 'react';
import type { SectionOf } from '#lib/content/get-page';
import { stegaClean } from '#lib/platform/format/stega-clean';
import type { Locale } from '#lib/platform/i18n/locales';
import { fitted } from '../../ui/fitted';
import { langAttribute } from '../../ui/lang-attribute';
import { SectionActions } from '../shared/section-actions';
import styles from './hero-text.module.css';

interface HeroTextProps {
  readonly section: SectionOf<'heroSection'>;
  /** The buying terms, for links that lead to tickets. */
  readonly terms: ReactNode;
  /** The language of the section's texts, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/**
 * From this number of characters on, a heading is set smaller, so that the picture above it remains
 * visible.
 */
const longHeading = 40;

/** Renders the h1 of the page with the lead and the links beside it. */
export function HeroText({ section, terms, lang }: HeroTextProps) {
  const { label, heading, lead, visit, actions } = section;
  const long = stegaClean(heading).length >= longHeading ? styles.long : '';
  return (
    <div className={`${styles.text} ${long}`}>
      <div className={styles.title} {...langAttribute(lang)}>
        {label ? <p className={`label ${styles.label}`}>{label}</p> : null}
        <h1 className={`fitted ${styles.heading}`} style={fitted(heading)}>
          {heading}
        </h1>
      </div>
      <div className={styles.side}>
        {lead ? (
          <p className={`lead ${styles.lead}`} {...langAttribute(lang)}>
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
