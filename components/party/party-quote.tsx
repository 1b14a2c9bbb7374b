import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { BuyingTerms } from '#components/ui/buying-terms';
import { EnglishMark } from '#components/ui/english-mark';
import { FactList } from '#components/ui/fact-list';
import { Price } from '#components/ui/price';
import { TicketAction, TicketCard } from '#components/ui/ticket-card';
import type { Bookable } from '#lib/content/get-bookable';
import { contentLanguage } from '#lib/platform/format/document-language';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { formLink } from '#lib/routing/form-addresses';
import type { CheckoutLink } from '#lib/tickets/checkout/checkout-link';
import { formatAges } from '#lib/tickets/format-ages';
import { enquirySize } from '#lib/tickets/limits';
import type { NamedTicket } from '#lib/tickets/party/party-tickets';
import type { PartyObstacle, Quote } from '#lib/tickets/party/quote-party';
import { langAttribute } from '../ui/lang-attribute';
import styles from './party-quote.module.css';

interface PartyQuoteProps {
  readonly experience: Pick<Bookable, 'languages' | 'title' | 'minimumAge'>;
  readonly quote: Quote<NamedTicket>;
  /** Where these tickets are bought. */
  readonly order: CheckoutLink;
  readonly euroRate: number | null;
  readonly locale: Locale;
}

/**
 * Renders the cheapest tickets for a party, what they cost together, and the link to buy them. The
 * party was asked for before the experience was known, so a minimum age that narrows one of the
 * tickets is said. While the visitor has a discount, it is said that the total is without it: a price
 * that shows whether a code is valid would let anyone try codes without a limit.
 */
export function PartyQuote({ experience, quote, order, euroRate, locale }: PartyQuoteProps) {
  const t = useTranslations();
  const { minimumAge } = experience;
  const language = contentLanguage(experience.languages, locale);
  const isNarrowed =
    minimumAge !== null && quote.lines.some(({ ticket }) => ticket.minAge === minimumAge);
  const price = (amount: number) => <Price amount={amount} euroRate={euroRate} locale={locale} />;
  return (
    <TicketCard
      stub={
        <TicketAction>
          <ButtonLink {...order}>{t('party.buy')}</ButtonLink>
          <BuyingTerms rules="cancellation" locale={locale} />
        </TicketAction>
      }
    >
      <h2 className={styles.title}>
        <span {...langAttribute(language)}>{experience.title}</span>{' '}
        {language ? <EnglishMark /> : null}
      </h2>
      <FactList
        look="amounts"
        facts={quote.lines.map(({ ticket, count }) => ({
          term: `${count} × ${ticket.name}`,
          value: ticket.price === 0 ? t('tickets.free') : formatPrice(count * ticket.price),
        }))}
      />
      <p className={styles.total}>
        <span>{t('party.total')}</span> <strong>{price(quote.total)}</strong>
      </p>
      {quote.saved > 0 ? <p>{t('party.saved', { amount: formatPrice(quote.saved) })}</p> : null}
      <p className={`small ${styles.discount}`}>{t('party.discount')}</p>
      {isNarrowed ? <p>{t('party.tooYoung', { ages: agesFrom(minimumAge, locale) })}</p> : null}
      {euroRate ? <p className="small">{t('tickets.euroNote')}</p> : null}
    </TicketCard>
  );
}

interface PartyObstacleNoteProps {
  readonly experience: Pick<Bookable, 'minimumAge'>;
  readonly obstacle: PartyObstacle;
  readonly locale: Locale;
}

/** Renders why there are no tickets for a party, and what can be done. */
export function PartyObstacleNote({ experience, obstacle, locale }: PartyObstacleNoteProps) {
  const t = useTranslations('party');
  return (
    <p className={styles.obstacle}>
      {t.rich(obstacle, {
        ages: agesFrom(experience.minimumAge, locale),
        size: enquirySize,
        enquiry: (text) => <a {...formLink('reservation', locale)}>{text}</a>,
      })}
    </p>
  );
}

function agesFrom(minAge: number | null, locale: Locale): string {
  return formatAges({ minAge, maxAge: null }, locale);
}
