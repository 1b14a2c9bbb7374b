import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon';
import { NewWindowHint } from '#components/ui/new-window-hint';
import { linkAttributes } from '../../ui/link-attributes';
import styles from './directions.module.css';
import { mapLinks, type Place } from './map-links';

const travels = [
  { travel: 'walking', icon: 'foot' },
  { travel: 'transit', icon: 'tram' },
] as const;

/**
 * Renders the links to directions in the visitor's map application, on foot and by public transport.
 * Nothing is requested before a link is followed.
 */
export function Directions({ place }: { readonly place: Place }) {
  const t = useTranslations('way');
  return (
    <div className={`screen-only ${styles.directions}`}>
      <p>{t('route')}</p>
      {travels.map(({ travel, icon }) => (
        // Of details with one name, browsers keep one open.
        <details key={travel} name="directions">
          <summary className={styles.summary}>
            <Icon name={icon} /> {t(travel)} <Icon name="chevron" />
          </summary>
          <ul>
            {mapLinks(place, travel).map(({ app, href }) => (
              <li key={href} className={app ? undefined : styles.device}>
                <a href={href} className={styles.app} {...linkAttributes(app !== null)}>
                  {app ?? t('otherApp')}
                  {app ? <NewWindowHint /> : null}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
