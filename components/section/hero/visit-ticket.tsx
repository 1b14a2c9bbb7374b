import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HoursNow } from '#components/ui/hours-now';
import { Icon } from '#components/ui/icon';
import { NewWindowHint } from '#components/ui/new-window-hint';
import { ReservedSpace } from '#components/ui/reserved-space';

import type { Settings } from '#lib/content/get-settings';
import type { Link } from '#lib/content/model/link';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { anchorPath } from '#lib/routing/page-anchors';
import { freeCancellationHours } from '#lib/tickets/limits';
import type { VenuePlan } from '#lib/time/hours/venue-plan';
import { contentLink } from '../../ui/link-attributes';
import styles from './visit-ticket.module.css';

interface VisitTicketProps {
  readonly hours: VenuePlan | null;
  readonly company: Settings['companyDetails'] | null;
  /** The least price of an adult, in whole Kč; null shows none. */
  readonly fromPrice: number | null;
  /** The link at the end of the ticket, which leads to the tickets. */
  readonly action: Link | null;
  readonly actionLang?: Locale | undefined;
  readonly locale: Locale;
  /** The time of rendering. */
  readonly now: Date;
}

/**
 * Renders a ticket that overhangs the edge of the first screen: opening hours, address and least
 * price.
 */
export function VisitTicket(props: VisitTicketProps) {
  const { hours, company, fromPrice, action, actionLang, locale, now } = props;
  const t = useTranslations('visit');
  const price = useTranslations('experience');
  const tickets = useTranslations('tickets');
  return (
    <div className={`wrap ${styles.place}`}>
      <div className={`on-light ${styles.ticket}`} data-ticket-card="">
        <dl className={styles.facts}>
          <Fact term={t('house')} href={anchorPath('contact', 'hours', locale)} more={t('hours')}>
            {hours ? (
              <ReservedSpace>
                <HoursNow venue={hours} now={now} />
              </ReservedSpace>
            ) : null}
          </Fact>
          <Fact
            term={t('where')}
            href={anchorPath('contact', 'getting-here', locale)}
            more={t('way')}
          >
            {[company?.street, company?.city]
              .flatMap((line) => line ?? [])
              .map(inOneLine)
              .join(', ')}
          </Fact>
          <Fact
            term={t('tickets')}
            note={tickets('freeCancellation', { hours: freeCancellationHours })}
            href={anchorPath('ticketing-office', 'prices', locale)}
            more={t('prices')}
          >
            {fromPrice === null ? null : price('from', { price: formatPrice(fromPrice) })}
          </Fact>
        </dl>
        {action?.label ? (
          <a className={styles.end} lang={actionLang} data-tickets="" {...contentLink(action)}>
            {action.label}
            <Icon name="arrow" size="sm" />
            {action.openInNewWindow ? <NewWindowHint within={actionLang} /> : null}
          </a>
        ) : null}
      </div>
    </div>
  );
}

/** Keeps a street on one line with its number, and a town with its district. */
function inOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

interface FactProps {
  readonly term: string;
  /** The terms that apply. */
  readonly note?: string;
  /** Where the fact is explained in full. */
  readonly href: string;
  readonly more: string;
  /** May render nothing: the link is shown regardless. */
  readonly children: ReactNode;
}

function Fact({ term, note, href, more, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className="label">{term}</dt>
      <dd>
        <span className={styles.value}>{children}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
        <a href={href}>{more}</a>
      </dd>
    </div>
  );
}
