import { useTranslations } from 'next-intl';
import { TicketLink } from '#components/ui/ticket-link';
import { Timed } from '#components/ui/timed';
import { leadsToTickets } from '#lib/content/leads-to-tickets';
import type { PageOffer } from '#lib/content/page-offer';
import type { Locale } from '#lib/platform/i18n/locales';
import { freeCancellationHours } from '#lib/tickets/limits';
import { offerMark } from '../ui/popup/popup-mark';
import styles from './buy-bar.module.css';

interface BuyBarProps {
  readonly offer: PageOffer | null;
  readonly now: Date;
}

/**
 * Renders what the page offers within reach of the thumb: at the bottom of the screen on phones, and
 * at the end of the page on the footer's background.
 */
export function BuyBar({ offer, now }: BuyBarProps) {
  if (!offer?.action.label) return null;
  const { from = null, until = offer.action.until ?? null, afterwards } = offer;
  return (
    <Timed
      from={from}
      until={afterwards ? null : until}
      now={now}
      className={`screen-only on-dark ${styles.bar}`}
      {...{ [offerMark]: '' }}
    >
      <Timed until={until} now={now} className={styles.offer}>
        <Offer {...offer} />
      </Timed>
      {afterwards ? (
        <Timed from={until} now={now} className={styles.offer}>
          <Offer action={afterwards} price={null} />
        </Timed>
      ) : null}
    </Timed>
  );
}

/** Whether the bar with this offer leads to tickets; a hero then hides its own link on phones. */
export function isTicketsOffer(offer: PageOffer | null, locale: Locale): boolean {
  return offer !== null && Boolean(offer.action.label) && leadsToTickets(offer.action, locale);
}

function Offer({ action, price }: Pick<PageOffer, 'action' | 'price'>) {
  const t = useTranslations('tickets');
  return (
    <>
      {price === null ? null : (
        <p className={styles.terms}>
          <strong>{price}</strong>
          {t('freeCancellation', { hours: freeCancellationHours })}
        </p>
      )}
      <TicketLink link={action} />
    </>
  );
}
