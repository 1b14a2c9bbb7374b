import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Icon } from '#components/ui/icon';
import styles from './way-map.module.css';

/** The centre of a name, in units of the drawing. */
interface Spot {
  readonly x: number;
  readonly y: number;
  /** The position on a phone, where names are larger in proportion. */
  readonly narrow?: { readonly x: number; readonly y: number };
}

const landmarks = [
  { place: 'castle', spot: { x: 190, y: 300 } },
  { place: 'river', spot: { x: 700, y: 160 } },
  { place: 'bridge', spot: { x: 382, y: 526, narrow: { x: 430, y: 526 } } },
  { place: 'square', spot: { x: 778, y: 416, narrow: { x: 796, y: 416 } } },
] as const;

/** Stations have their signposted, Czech names in every language. */
const stations = [
  { name: 'Staroměstská', lines: ['A'], look: null, spot: { x: 560, y: 322 } },
  { name: 'Můstek', lines: ['A', 'B'], look: null, spot: { x: 900, y: 668 } },
  {
    name: 'Náměstí Republiky',
    lines: ['B'],
    look: 'leftwards',
    spot: { x: 1168, y: 446, narrow: { x: 1158, y: 466 } },
  },
] as const;

/** Minutes on foot along the two drawn walks, as in the list of ways. */
const onFoot = { fromSquare: 5, fromMustek: 6 };

const walks = [
  {
    minutes: onFoot.fromSquare,
    isStepFree: false,
    spot: { x: 636, y: 446, narrow: { x: 612, y: 446 } },
  },
  {
    minutes: onFoot.fromMustek,
    isStepFree: true,
    spot: { x: 736, y: 662, narrow: { x: 760, y: 576 } },
  },
];

const museum: Spot = { x: 508, y: 592, narrow: { x: 556, y: 650 } };

/**
 * Renders the sketch map with its names over it, at a size that is readable on phones; phones show
 * the old town without the castle. The step-free walk has a line of its own, explained below the
 * drawing. Assistive technology gets one description of the sketch.
 */
export function WayMap() {
  const t = useTranslations('way');
  return (
    <>
      <div className={styles.window}>
        <div className={styles.map}>
          <img
            className={styles.drawing}
            src="/assets/way-there.svg"
            alt={t('map', onFoot)}
            width={1200}
            height={820}
            loading="lazy"
            decoding="async"
          />
          <div aria-hidden="true">
            {landmarks.map(({ place, spot }) => (
              <span
                key={place}
                className={`${styles.name} ${styles[place] ?? ''}`}
                style={placedAt(spot)}
              >
                {t(place)}
              </span>
            ))}
            {stations.map(({ name, lines, look, spot }) => (
              <span
                key={name}
                className={`${styles.name} ${look ? styles[look] : ''}`}
                style={placedAt(spot)}
                lang="cs"
              >
                {name}
                {lines.map((line) => (
                  <b key={line} className={`${styles.line} ${styles[line]}`}>
                    {line}
                  </b>
                ))}
              </span>
            ))}
            <span className={`${styles.name} ${styles.museum}`} style={placedAt(museum)}>
              {t('here')}
            </span>
            {walks.map(({ minutes, isStepFree, spot }) => (
              <span
                key={minutes}
                className={`${styles.name} ${styles.walk} ${isStepFree ? styles.stepFree : ''}`}
                style={placedAt(spot)}
              >
                {isStepFree ? <Icon name="wheelchair" /> : null}
                {minutes}&nbsp;{t('minutes')}
              </span>
            ))}
          </div>
        </div>
      </div>
      <p className={styles.key}>
        <Icon name="wheelchair" />
        {t('stepFree')}
      </p>
    </>
  );
}

function placedAt({ x, y, narrow }: Spot): CSSProperties & Record<`--${string}`, number> {
  return { '--x': x, '--y': y, '--narrow-x': narrow?.x ?? x, '--narrow-y': narrow?.y ?? y };
}
