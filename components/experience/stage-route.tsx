import { useTranslations } from 'next-intl';
import { DetailSection } from '#components/ui/detail-section';
import type { Experience } from '#lib/content/get-experience';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import styles from './stage-route.module.css';

interface StageRouteProps {
  readonly stages: NonNullable<Experience['stages']>;
  readonly language: DocumentLanguage;
}

/** Renders the stages of an experience in order, as stops of a route. */
export function StageRoute({ stages, language }: StageRouteProps) {
  const t = useTranslations('experience');
  return (
    <DetailSection heading={t('stages')} headingLanguage={language.labels}>
      <ol className={styles.stages}>
        {stages.map(({ _key, title, text, minutes }, index) => (
          <li key={_key} className={styles.stage}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.content}>
              <h3 className={styles.title}>{title}</h3>
              {text ? <p className={styles.text}>{text}</p> : null}
            </div>
            {minutes ? (
              <p className={styles.minutes} lang={language.labels}>
                {t('minutes', { minutes })}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
