import type { ReactNode } from 'react';
import type { SectionOf } from '#lib/content/get-page';
import { fitted } from '../../ui/fitted';
import { SectionActions } from '../section-actions';
import styles from './hero-words.module.css';

interface HeroWordsProps {
  readonly section: SectionOf<'heroSection'>;
  /** What binds those who follow the ways on to buy. */
  readonly terms: ReactNode;
}

/** The page's h1 with what stands beside it: the lead and the ways on. */
export function HeroWords({ section, terms }: HeroWordsProps) {
  const { label, heading, lead, visit, actions } = section;
  return (
    <div className={styles.words}>
      <div className={styles.title}>
        {label ? <p className={`label ${styles.label}`}>{label}</p> : null}
        <h1 className={`fitted ${styles.heading}`} style={fitted(heading)}>
          {heading}
        </h1>
      </div>
      <div className={styles.side}>
        {lead ? <p className={`lead ${styles.lead}`}>{lead}</p> : null}
        <SectionActions actions={actions} first={visit ? 'outline' : 'ticket'} others="outline" />
        {terms}
      </div>
    </div>
  );
}
