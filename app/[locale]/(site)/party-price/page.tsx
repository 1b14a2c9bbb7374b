import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PartyObstacleNote, PartyQuote } from '#components/party/party-quote';
import { SiteShell } from '#components/shell/site-shell';
import { PartyForm } from '#components/ui/party-form';
import { QuestionPage } from '#components/ui/question-page';
import { getBookable } from '#lib/content/get-bookable';
import { getTicketing } from '#lib/content/get-ticketing';
import { formatPrice } from '#lib/platform/format/price';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { partyPricePaths } from '#lib/routing/party-price-path';
import { queryOf } from '#lib/routing/query-of';
import { partyOrder } from '#lib/tickets/party/party-order';
import { partyTickets } from '#lib/tickets/party/party-tickets';
import { isQuote, quoteParty } from '#lib/tickets/party/quote-party';
import { experienceParameter, partySearch, readParty } from '#lib/tickets/party/read-party';
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
  const found =
    experience && guests
      ? quoteParty(partyTickets(types, experience, locale), guests, experience.groupSize)
      : null;
  const quote = found !== null && isQuote(found) ? found : null;
  const order = experience && quote ? partyOrder(experience._id, quote, locale) : null;
  return (
    <SiteShell
      locale={locale}
      languageLinks={partyPricePaths(
        experience && guests ? partySearch(experience._id, guests) : '',
      )}
      offer={
        order && quote
          ? {
              action: { label: t('buy'), openInNewWindow: false, ...order },
              price: formatPrice(quote.total),
            }
          : null
      }
    >
      <QuestionPage heading={t('heading')} intro={t('intro')}>
        {experience && order && quote ? (
          <PartyQuote
            experience={experience}
            quote={quote}
            order={order}
            euroRate={euroRate}
            locale={locale}
          />
        ) : null}
        {experience && typeof found === 'string' ? (
          <PartyObstacleNote experience={experience} obstacle={found} locale={locale} />
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
