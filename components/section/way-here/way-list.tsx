import { useTranslations } from 'next-intl';
import { Folded } from '#components/ui/folded';
import { Icon } from '#components/ui/icon';
import type { SectionOf } from '#lib/content/get-page';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './way-list.module.css';

type Way = NonNullable<SectionOf<'wayHereSection'>['ways']>[number];

interface WayListProps {
  readonly ways: readonly Way[];
  /** The language of their texts, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/** So many ways are shown on phones before the others are unfolded. */
const atFirst = 2;

/**
 * Renders the ways to the museum between hairlines: means of transport, start, duration and
 * description.
 */
export function WayList({ ways, lang }: WayListProps) {
  const t = useTranslations('way');
  return (
    <>
      <Ways ways={ways.slice(0, atFirst)} lang={lang} />
      {ways.length > atFirst ? (
        <Folded summary={t('more')}>
          <Ways ways={ways.slice(atFirst)} lang={lang} />
        </Folded>
      ) : null}
    </>
  );
}

function Ways({ ways, lang }: WayListProps) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ _key, mode, from, minutes, text }) => (
        <li key={_key} className={styles.way}>
          <Icon name={mode} size="md" />
          <h3 className={styles.from} lang={lang}>
            {from}
          </h3>
          {minutes ? <Duration minutes={minutes} /> : null}
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** From this number of minutes on, a duration is shown in hours. */
const longWay = 100;

function Duration({ minutes }: { readonly minutes: number }) {
  const t = useTranslations('way');
  const far = minutes >= longWay;
  return (
    <p className={styles.duration}>
      <span className={styles.figure}>{far ? Math.round(minutes / 60) : minutes}</span>
      {'\u00a0'}
      {far ? t('hours') : t('minutes')}
    </p>
  );
}
