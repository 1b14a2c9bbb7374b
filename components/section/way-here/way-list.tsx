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

/** The number of ways that phones show before the fold. */
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

/** From this number of minutes on, a duration is shown in hours and minutes. */
const longWay = 100;

function Duration({ minutes }: { readonly minutes: number }) {
  const t = useTranslations('way');
  const hours = minutes < longWay ? 0 : Math.floor(minutes / 60);
  const rest = minutes - hours * 60;
  return (
    <p className={styles.duration}>
      {hours > 0 ? <Figure value={hours} unit={t('hours')} /> : null}
      {hours > 0 && rest > 0 ? ' ' : null}
      {rest > 0 ? <Figure value={rest} unit={t('minutes')} /> : null}
    </p>
  );
}

function Figure({ value, unit }: { readonly value: number; readonly unit: string }) {
  return (
    <>
      <span className={styles.figure}>{value}</span>
      {'\u00a0'}
      {unit}
    </>
  );
}
