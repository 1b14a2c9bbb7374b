import { useTranslations } from 'next-intl';
import { FactList } from '#components/ui/fact-list';
import type { Experience } from '#lib/content/get-experience';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { anchorPath } from '#lib/routing/page-anchors';
import styles from './practical-facts.module.css';

interface PracticalFactsProps {
  readonly experience: Experience;
  /** The language of the page and of the links. */
  readonly locale: Locale;
  readonly language: DocumentLanguage;
}

/** Renders the practical facts, each with a link to its details. */
export function PracticalFacts({ experience, locale, language }: PracticalFactsProps) {
  const t = useTranslations('experience');
  const inLanguage = (value: string | null) =>
    value ? <span lang={language.document}>{value}</span> : null;
  const detailed = (topic: 'meetingPoint' | 'access' | 'cancellation', href: string) => ({
    term: t(topic),
    value: (
      <>
        {inLanguage(experience[topic])} <a href={href}>{t(`${topic}More`)}</a>
      </>
    ),
  });
  const facts = [
    detailed('meetingPoint', anchorPath('contact', 'getting-here', locale)),
    experience.ageRule ? { term: t('age'), value: inLanguage(experience.ageRule) } : null,
    { term: t('dogs'), value: t('dogsRule') },
    detailed('access', anchorPath('contact', 'access', locale)),
    detailed('cancellation', anchorPath('terms', 'cancellation', locale)),
  ];
  return (
    <section className={`tone-paper ${styles.ground}`} lang={language.labels}>
      <div className={`wrap ${styles.columns}`}>
        <h2 className={styles.heading}>{t('practical')}</h2>
        <FactList facts={facts} look="pairs" />
      </div>
    </section>
  );
}
