import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DetailColumns } from '#components/ui/detail-columns';
import { DetailHero } from '#components/ui/detail-hero';
import { DetailStory } from '#components/ui/detail-story';
import { ExperienceCards } from '#components/ui/experience-cards';
import { RichText } from '#components/ui/rich-text';
import { SectionFrame } from '#components/ui/section-frame';
import { Timed } from '#components/ui/timed';
import type { Deal } from '#lib/content/get-deal';
import { documentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { dealSpan } from '#lib/time/deal-span';
import { validity } from '#lib/time/format/deal-validity';
import { DealCard } from './deal-card';
import styles from './deal-detail.module.css';

interface DealDetailProps {
  readonly deal: Deal;
  /** The language of the page. */
  readonly locale: Locale;
  /** The language of the deal's text. */
  readonly contentLocale: Locale;
  readonly now: Date;
  /** Shown once the deal has ended. */
  readonly endedNotice: ReactNode;
}

/** Renders the page of a deal. Once it has ended, the page has no code and no link to tickets. */
export function DealDetail({ deal, locale, contentLocale, now, endedNotice }: DealDetailProps) {
  const { title, picture, summary, body, terms, experiences } = deal;
  const t = useTranslations('deal');
  const language = documentLanguage(locale, contentLocale);
  const { until: end } = dealSpan(deal);
  return (
    <>
      <article lang={language.document}>
        <DetailHero
          picture={picture}
          title={title}
          meta={[validity(deal, locale).text]}
          labelsLanguage={language.labels}
        />
        <DetailColumns
          hanging={picture !== null && now < end}
          aside={
            <>
              <DealCard deal={deal} locale={locale} now={now} language={language} />
              <Timed from={end} now={now}>
                <div lang={language.labels}>{endedNotice}</div>
              </Timed>
            </>
          }
        >
          <DetailStory lead={summary} body={body} />
          {terms ? (
            <section className={styles.terms}>
              <h2 className={styles.heading} lang={language.labels}>
                {t('terms')}
              </h2>
              <RichText value={terms} />
            </section>
          ) : null}
        </DetailColumns>
      </article>
      {experiences?.length ? (
        <SectionFrame tone="green" anchor={null}>
          <div className={styles.experiences}>
            <div>
              <Timed until={end} now={now}>
                <h2>{t('experiences')}</h2>
              </Timed>
              <Timed from={end} now={now}>
                <h2>{t('instead')}</h2>
              </Timed>
            </div>
            <ExperienceCards experiences={experiences} locale={locale} />
          </div>
        </SectionFrame>
      ) : null}
    </>
  );
}
