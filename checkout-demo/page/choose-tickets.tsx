import { useTranslations } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { enquirySize } from '#lib/tickets/limits';
import type { DemoTicket } from '../rules/catalog';
import type { Counts, PartyProblem } from '../rules/party';
import { Problem, Question } from './question';
import { TicketCounters } from './ticket-counters';

interface ChooseTicketsProps {
  readonly tickets: readonly DemoTicket[];
  readonly counts: Counts;
  /** The most guests at one time. */
  readonly seats: number;
  readonly problem: PartyProblem | null;
  /** Whether the form was sent before; until then missing input is not reported. */
  readonly tried: boolean;
  readonly locale: Locale;
  readonly onChange: (counts: Counts) => void;
}

/** The most tickets of one kind; much smaller parties are already referred to the enquiry form. */
const maxPerKind = 99;

/** Renders the number of tickets of each kind. */
export function ChooseTickets(props: ChooseTicketsProps) {
  const { tickets, counts, seats, problem, tried, locale, onChange } = props;
  const t = useTranslations('checkoutDemo');
  return (
    <Question legend={t('who')}>
      <TicketCounters
        tickets={tickets}
        counts={counts}
        maxOf={() => maxPerKind}
        onChange={onChange}
      />
      {tried && problem === 'empty' ? <Problem>{t('partyEmpty')}</Problem> : null}
      {tried && problem === 'adultNeeded' ? <Problem>{t('partyAdultNeeded')}</Problem> : null}
      {problem === 'tooMany' ? <Problem>{t('partyTooLarge', { seats })}</Problem> : null}
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
    </Question>
  );
}
