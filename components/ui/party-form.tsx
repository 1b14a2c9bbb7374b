import { useTranslations } from 'next-intl';
import { contentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { partyPricePath } from '#lib/routing/party-price-path';
import { enquirySize } from '#lib/tickets/limits';
import type { Numbers } from '#lib/tickets/party/cheapest-tickets';
import type { GuestTicket } from '#lib/tickets/party/party-tickets';
import { experienceParameter } from '#lib/tickets/party/read-party';
import { ticketsFor } from '#lib/tickets/tickets-for';
import { langAttribute } from './lang-attribute';
import styles from './party-form.module.css';
import { Select } from './select';
import { SubmitButton } from './submit-button';
import { TicketCard } from './ticket-card';

interface Choosable {
  readonly _id: string;
  readonly languages: readonly Locale[];
  readonly title: string;
  readonly minimumAge: number | null;
}

export interface PartyFormProps {
  /** The experiences offered; a single one is not a choice. */
  readonly experiences: readonly Choosable[];
  readonly types: readonly GuestTicket[];
  readonly locale: Locale;
  /** The language of the form where it is not that of its surroundings. */
  readonly lang?: Locale | undefined;
  /** The previous choice. */
  readonly chosen?: { readonly experienceId: string | null; readonly guests: Numbers } | null;
}

/** The party that the form begins with. */
const adultsAtFirst = 2;

/** How many guests of a ticket type can be chosen. */
const counts = [...Array(enquirySize + 1).keys()];

/**
 * Renders the form that asks who is coming, by the ticket that each would buy alone, and leads to the
 * page with the price; it needs no script. Renders nothing where nothing is sold.
 */
export function PartyForm({ experiences, types, locale, lang, chosen = null }: PartyFormProps) {
  const t = useTranslations('party');
  const tickets = useTranslations('tickets');
  const [first, ...others] = experiences;
  const minimumAge = others.length === 0 ? (first?.minimumAge ?? null) : null;
  const single = ticketsFor(types, minimumAge, locale).filter(({ persons }) => persons === 1);
  const beginner = single.find(({ adults }) => adults === 1);
  if (!first || !beginner) return null;
  const guestsOf = (id: string) =>
    chosen ? (chosen.guests[id] ?? 0) : id === beginner._id ? adultsAtFirst : 0;
  return (
    <form action={partyPricePath(locale)} autoComplete="off" className={styles.form} lang={lang}>
      <TicketCard stub={<SubmitButton>{t('submit')}</SubmitButton>}>
        {others.length === 0 ? (
          <input type="hidden" name={experienceParameter} value={first._id} />
        ) : (
          <label className={styles.experience}>
            {tickets('experience')}
            <Select name={experienceParameter} defaultValue={chosen?.experienceId ?? first._id}>
              {experiences.map(({ _id, languages, title }) => (
                <option
                  key={_id}
                  value={_id}
                  {...langAttribute(contentLanguage(languages, locale))}
                >
                  {title}
                </option>
              ))}
            </Select>
          </label>
        )}
        <div className={styles.guests}>
          {single.map(({ _id, name, note }) => (
            <label key={_id} className={styles.row}>
              <span>
                {name}
                {note && others.length > 0 ? <span className={styles.note}>{note}</span> : null}
              </span>
              <Select name={_id} defaultValue={guestsOf(_id)}>
                {counts.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </Select>
            </label>
          ))}
        </div>
      </TicketCard>
    </form>
  );
}
