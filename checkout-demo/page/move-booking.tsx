import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { rebookingHours } from '#lib/tickets/limits';
import { dayOfStart } from '#lib/tickets/starts/starts-on';
import { languagesOn } from '#lib/tickets/tour-languages';
import type { Catalog, DemoExperience } from '../rules/catalog';
import { isStillPossible, movableUntil, moved } from '../rules/changes';
import { formatDeadline } from '../rules/format-deadline';
import type { Order } from '../rules/order';
import { freeSeats } from '../rules/seats';
import { preferredOf } from '../rules/tour-languages';
import { ChooseTime } from './choose-time';
import { DemoButton } from './demo-button';
import styles from './result.module.css';

interface MoveBookingProps {
  readonly order: Order;
  readonly catalog: Catalog;
  readonly experience: DemoExperience;
  readonly orders: readonly Order[];
  readonly locale: Locale;
  readonly onMove: (order: Order) => void;
}

/** Renders the choice of another time for a booking, as long as it can be moved. */
export function MoveBooking(props: MoveBookingProps) {
  const { order, catalog, experience, orders, locale, onMove } = props;
  const t = useTranslations('checkoutDemo');
  const [chosen, setChosen] = useState<{ date: string | null; start: string | null }>({
    date: null,
    start: null,
  });
  const until = movableUntil(order);
  if (!until || order.item.kind !== 'visit') return null;
  const time = formatDeadline(until, locale);
  if (!isStillPossible(until, new Date())) {
    return <p>{t('moveLate', { hours: rebookingHours, time })}</p>;
  }

  const wanted = chosen.start ? new Date(chosen.start) : null;
  const hasPassed = wanted !== null && wanted <= new Date();
  const start = hasPassed ? null : wanted;
  const others = orders.filter(({ number }) => number !== order.number);
  const { language } = order.item;
  const move = (to: Date) => {
    const now = new Date();
    const isFull = freeSeats(experience, to, others) < order.guests;
    if (to <= now || isFull || !isStillPossible(until, now)) {
      // Renders what is possible now: the page may have been open for hours.
      setChosen({ ...chosen });
      return;
    }
    const day = dayOfStart(catalog.plan, to);
    const spoken = languagesOn(experience.languages, catalog.languageDays, day);
    onMove(moved(order, to, preferredOf(spoken, language, locale) ?? language));
    setChosen({ date: null, start: null });
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('move')}</h2>
      <p>{t('moveUntil', { time })}</p>
      <ChooseTime
        tours={catalog}
        experience={experience}
        orders={others}
        guests={order.guests}
        locale={locale}
        date={chosen.date}
        start={start}
        problem={hasPassed ? 'passed' : null}
        onChange={(part) => setChosen({ ...chosen, ...part })}
      />
      {start ? (
        <div>
          <DemoButton onPress={() => move(start)}>{t('moveAction')}</DemoButton>
        </div>
      ) : null}
    </section>
  );
}
