import { useTranslations } from 'next-intl';
import { FactList } from '#components/ui/fact-list';
import type { Experience } from '#lib/content/get-experience';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import styles from './practical-facts.module.css';

interface PracticalFactsProps {
  readonly experience: Experience;
  /** The language of the page and of the links. */
  readonly locale: Locale;
  readonly language: DocumentLanguage;
}

/** Where each fact is explained in full: a route and the anchor of its section. */
const details = {
  meetingPoint: { route: 'contact', anchor: 'getting-here' },
  access: { route: 'contact', anchor: 'access' },
  cancellation: { route: 'terms', anchor: 'cancellation' },
} as const;

/** Renders the practical facts, each with a link to its details. */
export function PracticalFacts({ experience, locale, language }: PracticalFactsProps) {
  const t = useTranslations('experience');
  const inLanguage = (value: string | null) =>
    value ? <span lang={language.document}>{value}</span> : null;
  const detailed = (topic: keyof typeof details) => {
    const { route, anchor } = details[topic];
    return {
      term: t(topic),
      value: (
        <>
          {inLanguage(experience[topic])}{' '}
          <a href={`${pathFor(route, locale)}#${anchor}`}>{t(`${topic}More`)}</a>
        </>
      ),
    };
  };
  const facts = [
    detailed('meetingPoint'),
    experience.ageRule ? { term: t('age'), value: inLanguage(experience.ageRule) } : null,
    { term: t('dogs'), value: t('dogsRule') },
    detailed('access'),
    detailed('cancellation'),
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
