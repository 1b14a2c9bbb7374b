import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { allergensText, joinDetails } from '#lib/content/documents/board/board-texts';
import { stegaClean } from '#lib/platform/format/stega-clean';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Dish, Tap } from './board';
import styles from './board-section.module.css';

interface ItemTextProps {
  readonly item: Pick<Tap | Dish, 'name' | 'czechName' | 'allergens'>;
  /** Short texts about it; null ones are left out. */
  readonly details: readonly (string | null)[];
  /** Marks such as “Vegan”; null ones are left out. */
  readonly marks: readonly (string | null)[];
  /** The language of name and details, where it is not the page's. */
  readonly lang: Locale | undefined;
}

/**
 * Renders the name of a beer or dish, its Czech name unless that is the same, what is said about it,
 * and its allergens.
 */
export function ItemText({ item, details, marks, lang }: ItemTextProps) {
  const t = useTranslations('board');
  const { name, allergens } = item;
  const czechName = stegaClean(item.czechName) === stegaClean(name) ? null : item.czechName;
  const said = joinDetails(details);
  return (
    <div>
      <h4 className={styles.name}>
        <span lang={lang}>{name}</span>
        {marks.map((mark) =>
          mark ? (
            <Fragment key={mark}>
              {' '}
              <span className={styles.mark}>{mark}</span>
            </Fragment>
          ) : null,
        )}
      </h4>
      <p className={`small ${styles.soft}`}>
        {czechName ? <span lang="cs">{czechName}</span> : null}
        {czechName && said ? ' · ' : null}
        {said ? <span lang={lang}>{said}</span> : null} {allergensText(allergens, t)}
      </p>
    </div>
  );
}
