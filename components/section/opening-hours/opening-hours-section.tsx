import { Picture } from '#components/ui/picture';
import { SectionFrame } from '#components/ui/section-frame';
import { getOpeningHours } from '#lib/content/get-opening-hours';
import { upToMedium } from '../../ui/breakpoints';
import { SectionActions } from '../shared/section-actions';
import type { SectionProps } from '../shared/section-props';
import styles from './opening-hours-section.module.css';
import { VenueHours } from './venue-hours';

/** Renders the opening hours: the week of each venue and the exceptional days. */
export async function OpeningHoursSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'openingHoursSection'>) {
  const { tone, anchor, label, heading, intro, picture, actions } = section;
  const all = await getOpeningHours(locale);
  const chosen = section.venues ?? [];
  const venues = chosen.length > 0 ? all.filter(({ _id }) => chosen.includes(_id)) : all;
  const now = new Date();
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      labelLang={lang}
    >
      <div className={`${styles.layout} ${picture ? styles.pictured : styles.plain}`}>
        {picture ? (
          <div className={styles.frame}>
            <Picture
              picture={picture}
              sizes={`${upToMedium} 100vw, 55vw`}
              ratio="beside"
              narrowRatio="beside"
              className={styles.picture}
            />
          </div>
        ) : null}
        <div className={styles.text} lang={lang}>
          {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
          {intro ? <p className={styles.intro}>{intro}</p> : null}
          <SectionActions actions={actions} first="arrow" lang={lang} />
        </div>
        <div className={styles.tables} data-count={venues.length}>
          {venues.map((venue) => (
            <VenueHours key={venue._id} venue={venue} locale={locale} now={now} />
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}
