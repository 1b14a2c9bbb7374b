import { useTranslations } from 'next-intl';
import { Folded } from '#components/ui/folded';
import folded from '#components/ui/folded.module.css';
import { servedIn } from '#lib/content/documents/board/served-in';
import { HeadedSection } from '../shared/headed-section';
import type { SectionProps } from '../shared/section-props';
import { AllergenLegend } from './allergen-legend';
import styles from './board-section.module.css';
import { DishList } from './dish-list';
import { TapList } from './tap-list';

/**
 * Renders the board of a room: its taps, its dishes, which phones fold by group, and what the numbers
 * of allergens mean.
 */
export function BoardSection({ section, locale, decilitres, lang }: SectionProps<'boardSection'>) {
  const t = useTranslations('board');
  const { heading, place, board } = section;
  const taps = servedIn(place, board.taps);
  const groups = servedIn(place, board.groups);
  return (
    <HeadedSection
      section={{ ...section, heading: heading ?? board.title }}
      decilitres={decilitres}
      lang={lang}
    >
      <div className={`on-light ${styles.board}`}>
        {taps.length > 0 ? (
          <>
            <h3 className={styles.title}>{t('onTap')}</h3>
            <TapList taps={taps} locale={locale} lang={lang} />
            <p className={`small ${styles.soft}`}>{t('figures')}</p>
          </>
        ) : null}
        <div className={styles.groups}>
          {groups.map(({ _key, title, dishes }) => (
            <div key={_key}>
              <h3 className={`${styles.title} ${folded.heading}`} lang={lang}>
                {title}
              </h3>
              <Folded
                summary={
                  <span className={styles.name} lang={lang}>
                    {title}
                  </span>
                }
              >
                <DishList dishes={dishes} lang={lang} />
              </Folded>
            </div>
          ))}
        </div>
        {board.note ? <p lang={lang}>{board.note}</p> : null}
        <AllergenLegend />
      </div>
    </HeadedSection>
  );
}
