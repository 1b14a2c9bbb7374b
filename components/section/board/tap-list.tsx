import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { figureTexts } from '#lib/content/documents/board/board-texts';
import { isAlcoholFree, servingsOf } from '#lib/content/documents/board/servings';
import { formatNumber } from '#lib/platform/format/number';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Tap } from './board';
import styles from './board-section.module.css';
import { ItemText } from './item-text';

interface TapListProps {
  readonly taps: readonly Tap[];
  readonly locale: Locale;
  /** The language of the names and texts, where it is not the page's. */
  readonly lang: Locale | undefined;
}

/** Renders the beers on tap, numbered as their taps, each with its figures and prices. */
export function TapList({ taps, locale, lang }: TapListProps) {
  return (
    <ol className={styles.taps}>
      {taps.map((tap) => (
        <li key={tap._key} className={tap.isOut ? styles.out : undefined}>
          <TapText tap={tap} lang={lang} />
          <TapFigures tap={tap} locale={locale} />
        </li>
      ))}
    </ol>
  );
}

function TapText({ tap, lang }: Pick<TapListProps, 'lang'> & { readonly tap: Tap }) {
  const t = useTranslations('board');
  return (
    <ItemText
      item={tap}
      details={[tap.style, tap.text]}
      marks={[isAlcoholFree(tap) ? t('alcoholFree') : null, tap.isOut ? t('notOnTap') : null]}
      lang={lang}
    />
  );
}

type Style = CSSProperties & Record<`--${string}`, number>;

/**
 * Renders the figures and prices of a beer. Wide screens show them in columns, and those that are
 * missing as gaps; only prices need their terms, the volumes, because figures have units.
 */
function TapFigures({ tap, locale }: Pick<TapListProps, 'locale'> & { readonly tap: Tap }) {
  const t = useTranslations('board');
  const { plato, alcohol, bitterness } = figureTexts(tap, t, locale);
  const figures = [
    [t('gravity'), plato],
    [t('alcohol'), alcohol],
    [t('bitterness'), bitterness],
  ] as const;
  const servings = servingsOf(tap);
  const inColumn = (column: number): Style => ({ '--column': column });
  return (
    <dl className={styles.figures}>
      {figures.map(([term, value], index) =>
        value === null ? null : (
          <div key={term} style={inColumn(index + 1)}>
            <dt className="visually-hidden">{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
      {servings.map(({ litres, price }, index) =>
        price === null ? null : (
          <div key={litres} className={styles.serving} style={inColumn(figures.length + index + 1)}>
            <dt>{t('litres', { litres: formatNumber(litres, locale) })}</dt>
            <dd>{formatPrice(price)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
