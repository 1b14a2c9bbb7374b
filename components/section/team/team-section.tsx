import { SectionFrame } from '#components/ui/section-frame';
import swipe from '#components/ui/swipe-row.module.css';
import { getTeams } from '#lib/content/get-teams';
import type { SectionProps } from '../shared/section-props';
import { ContactCard } from './contact-card';
import { personsOf } from './persons-of';
import styles from './team-section.module.css';

/** The most persons that phones show below each other; more are in a row that is swiped. */
const fewest = 2;

/** Renders contact persons: teams from the settings document, and people chosen in the section. */
export async function TeamSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'teamSection'>) {
  const { tone, anchor, label, heading, intro } = section;
  const persons = personsOf(section, await getTeams(locale));
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      labelLang={lang}
    >
      <div className={styles.grid}>
        <div className={styles.head} lang={lang}>
          {heading ? <h2>{heading}</h2> : null}
          {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
        </div>
        <ul className={`${styles.cards} ${persons.length > fewest ? swipe.row : ''}`}>
          {persons.map((person) => (
            <li key={person._id}>
              <ContactCard person={person} />
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
