import { useTranslations } from 'next-intl';
import styles from './way-map.module.css';

const landmarks = ['castle', 'river', 'bridge', 'square'] as const;

/** Stations are named as their signs are, in Czech in every language. */
const stations = [
  { place: 'staromestska', name: 'Staroměstská', lines: ['A'] },
  { place: 'mustek', name: 'Můstek', lines: ['A', 'B'] },
  { place: 'republiky', name: 'Náměstí Republiky', lines: ['B'] },
] as const;

/** Minutes on foot along the two drawn walks, as the list of ways tells them. */
const walks = { fromSquare: 5, fromMustek: 6 };

/**
 * The sketch of the way here with its names over it, at a size that a phone can read; a phone sees
 * the old town without the castle. What the sketch shows is told to readers as one description.
 */
export function WayMap() {
  const t = useTranslations('way');
  return (
    <div className={styles.window}>
      <div className={styles.sheet}>
        <img
          className={styles.drawing}
          src="/assets/way-there.svg"
          alt={t('map', walks)}
          width={1200}
          height={820}
          loading="lazy"
          decoding="async"
        />
        <div aria-hidden="true" className={styles.names}>
          {landmarks.map((place) => (
            <span key={place} className={`${styles.name} ${styles[place]}`}>
              {t(place)}
            </span>
          ))}
          {stations.map(({ place, name, lines }) => (
            <span key={place} className={`${styles.name} ${styles[place]}`} lang="cs">
              {name}
              {lines.map((line) => (
                <b key={line} className={`${styles.line} ${styles[line]}`}>
                  {line}
                </b>
              ))}
            </span>
          ))}
          <span className={`${styles.name} ${styles.house}`}>{t('here')}</span>
          <span className={`${styles.name} ${styles.walk} ${styles.squareWalk}`}>
            {walks.fromSquare}&nbsp;{t('minutes')}
          </span>
          <span className={`${styles.name} ${styles.walk} ${styles.mustekWalk}`}>
            {walks.fromMustek}&nbsp;{t('minutes')}
          </span>
        </div>
      </div>
    </div>
  );
}
