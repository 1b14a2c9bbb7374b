import { useTranslations } from 'next-intl';
import { FactList } from '#components/ui/fact-list';
import type { Experience } from '#lib/content/get-experience';
import type { DocumentLanguage } from '#lib/format/document-language';
import styles from './practical-facts.module.css';

interface PracticalFactsProps {
  readonly experience: Experience;
  readonly language: DocumentLanguage;
}

const topics = ['meetingPoint', 'age', 'access', 'cancellation'] as const;

/** What to know before coming. Draws nothing when nothing is told. */
export function PracticalFacts({ experience, language }: PracticalFactsProps) {
  const t = useTranslations('experience');
  const told = { ...experience, age: experience.ageRule };
  const facts = topics.map((topic) => {
    const value = told[topic];
    return value ? { term: t(topic), value: <span lang={language.document}>{value}</span> } : null;
  });
  if (facts.every((fact) => fact === null)) return null;
  return (
    <section className={`tone-paper ${styles.ground}`} lang={language.words}>
      <div className={`wrap ${styles.columns}`}>
        <h2 className={styles.heading}>{t('practical')}</h2>
        <FactList facts={facts} look="pairs" />
      </div>
    </section>
  );
}
