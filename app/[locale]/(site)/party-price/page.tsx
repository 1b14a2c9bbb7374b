import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PartyObstacleNote, PartyQuote } from '#components/party/party-quote';
import { SiteShell } from '#components/shell/site-shell';
import { PartyForm } from '#components/ui/party-form';
import { QuestionPage } from '#components/ui/question-page';
import { type Bookable, getBookable } from '#lib/content/get-bookable';
import { getTicketing } from '#lib/content/get-ticketing';
import { formatPrice } from '#lib/platform/format/price';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import type { Locale } from '#lib/platform/i18n/locales';
import { partyPricePaths } from '#lib/routing/party-price-path';
import { queryOf } from '#lib/routing/query-of';
import { checkoutLink } from '#lib/tickets/checkout/checkout-link';
import type { Numbers } from '#lib/tickets/party/cheapest-tickets';
import { type NamedTicket, partyTickets } from '#lib/tickets/party/party-tickets';
import { type Quote, quoteParty } from '#lib/tickets/party/quote-party';
import { experienceParameter, readParty } from '#lib/tickets/party/read-party';
import { LeftOutDocuments } from '../left-out-documents';

type Props = PageProps<'/[locale]/party-price'>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('party');
  return { title: t('heading'), robots: { index: false } };
}

/** Renders the price for the party of the query, and the form that asks for it. */
export default async function PartyPricePage({ searchParams }: Props) {
  const locale = await currentLocale();
  const query = queryOf(await searchParams);
  const [t, experiences, { types, euroRate }] = await Promise.all([
    getTranslations({ locale, namespace: 'party' }),
    getBookable(locale),
    getTicketing(locale),
  ]);
  const requested = query.get(experienceParameter);
  const experience = experiences.find(({ _id }) => _id === requested) ?? null;
  const ids = types.filter(({ persons }) => persons === 1).map(({ _id }) => _id);
  const guests = readParty(query, ids);
  const quote =
    experience && guests
      ? quoteParty(partyTickets(types, experience, locale), guests, experience.groupSize)
      : null;
  const order = experience && isPriced(quote) ? orderOf(experience, quote, locale) : null;
  return (
    <SiteShell
      locale={locale}
      languageLinks={partyPricePaths(searchOf(experience, guests))}
      offer={
        order && isPriced(quote)
          ? {
              action: { label: t('buy'), openInNewWindow: false, ...order },
              price: formatPrice(quote.total),
            }
          : null
      }
    >
      <QuestionPage heading={t('heading')} intro={t('intro')}>
        {experience && order && isPriced(quote) ? (
          <PartyQuote
            experience={experience}
            quote={quote}
            order={order}
            euroRate={euroRate}
            locale={locale}
          />
        ) : null}
        {experience && typeof quote === 'string' ? (
          <PartyObstacleNote experience={experience} obstacle={quote} locale={locale} />
        ) : null}
        <PartyForm
          experiences={experiences}
          types={types}
          locale={locale}
          chosen={guests && { experienceId: experience?._id ?? null, guests }}
        />
        <LeftOutDocuments types={['experience', 'ticketType']} />
      </QuestionPage>
    </SiteShell>
  );
}

function isPriced(quote: Quote<NamedTicket> | string | null): quote is Quote<NamedTicket> {
  return quote !== null && typeof quote !== 'string';
}

function orderOf({ _id: id }: Bookable, { lines, guests }: Quote<NamedTicket>, locale: Locale) {
  const tickets = Object.fromEntries(lines.map(({ ticket, count }) => [ticket.id, count]));
  return checkoutLink({ locale, product: { kind: 'experience', id }, party: guests, tickets });
}

/** Returns the query of the same request, for the page in the other languages. */
function searchOf(experience: Bookable | null, guests: Numbers | null): string {
  if (!experience || !guests) return '';
  const chosen = Object.entries(guests).filter(([, count]) => count > 0);
  return `?${new URLSearchParams([
    [experienceParameter, experience._id],
    ...chosen.map(([id, count]) => [id, String(count)]),
  ])}`;
}
