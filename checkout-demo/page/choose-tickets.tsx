import { useTranslations } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { enquirySize } from '#lib/tickets/limits';
import type { DemoTicket } from '../catalog';
import type { Counts, PartyProblem } from '../rules/party';
import { Problem, Step } from './step';
import { TicketCounters } from './ticket-counters';

interface ChooseTicketsProps {
  readonly tickets: readonly DemoTicket[];
  readonly counts: Counts;
  /** Seats left at the chosen time. */
  readonly free: number;
  readonly problem: PartyProblem | null;
  /** Whether the form was sent before; until then missing input is not reported. */
  readonly tried: boolean;
  readonly locale: Locale;
  readonly onChange: (counts: Counts) => void;
}

/** The most tickets of one kind; much smaller parties are already referred to the enquiry form. */
const mostOfKind = 99;

/** Renders the number of tickets of each kind. */
export function ChooseTickets(props: ChooseTicketsProps) {
  const { tickets, counts, free, problem, tried, locale, onChange } = props;
  const t = useTranslations('checkoutDemo');
  return (
    <Step legend={t('who')}>
      <TicketCounters
        tickets={tickets}
        counts={counts}
        mostOf={() => mostOfKind}
        onChange={onChange}
      />
      {tried && problem === 'empty' ? <Problem>{t('partyEmpty')}</Problem> : null}
      {tried && problem === 'adultNeeded' ? <Problem>{t('partyAdultNeeded')}</Problem> : null}
      {problem === 'tooMany' ? <Problem>{t('partyTooMany', { count: free })}</Problem> : null}
      {problem === 'enquiry' ? (
        <Problem>
          {t.rich('partyEnquiry', {
            size: enquirySize,
            enquiry: (text) => (
              <a href={`${pathFor('business-events', locale)}#reservation`}>{text}</a>
            ),
          })}
        </Problem>
      ) : null}
    </Step>
  );
}
