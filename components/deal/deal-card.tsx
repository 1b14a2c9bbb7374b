import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { BuyingTerms } from '#components/ui/buying-terms';
import { FactList } from '#components/ui/fact-list';
import { TicketAction, TicketCard } from '#components/ui/ticket-card';
import { Timed } from '#components/ui/timed';
import type { Deal } from '#lib/content/get-deal';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { type CheckoutLink, checkoutLink } from '#lib/tickets/checkout/checkout-link';
import type { CheckoutProduct } from '#lib/tickets/checkout/checkout-request';
import { dealSpan, hasBegun } from '#lib/time/deal-span';
import { validity } from '#lib/time/format/deal-validity';
import styles from './deal-card.module.css';

interface DealCardProps {
  readonly deal: Deal;
  readonly locale: Locale;
  readonly now: Date;
  readonly language: DocumentLanguage;
}

/**
 * Renders the code as a ticket, with its validity and the link to the tickets, which is not in the page
 * before the first day: a background task re-renders it when the deal begins.
 */
export function DealCard({ deal, locale, now, language }: DealCardProps) {
  const { code, experiences } = deal;
  const { until } = dealSpan(deal);
  const t = useTranslations('deal');
  const tickets = useTranslations('tickets');
  const regularFrom = experiences?.length
    ? tickets('regularFrom', { price: formatPrice(minPrice(experiences)) })
    : null;
  const { label, text } = validity(deal, locale);
  return (
    <div lang={language.labels}>
      <Timed until={until} now={now}>
        <TicketCard
          stub={
            hasBegun(deal, now) ? (
              <TicketAction>
                <ButtonLink {...ticketsLink(deal, locale)}>{tickets('buy')}</ButtonLink>
                <BuyingTerms rules="cancellation" price={regularFrom} locale={locale} />
              </TicketAction>
            ) : null
          }
        >
          {code ? (
            <div>
              <p className="label">{t('code')}</p>
              <p className={styles.code} translate="no">
                {code}
              </p>
              <p className={styles.hint}>{t('codeHint')}</p>
            </div>
          ) : null}
          <FactList facts={[{ term: t(label), value: text }]} />
        </TicketCard>
      </Timed>
    </div>
  );
}

function minPrice(experiences: NonNullable<Deal['experiences']>): number {
  return Math.min(...experiences.map(({ price }) => price));
}

/** Returns the checkout link with the deal's codes (specification, sections 3 and 4). */
function ticketsLink({ code, partner, experiences }: Deal, locale: Locale): CheckoutLink {
  const [only, ...others] = experiences ?? [];
  const product: CheckoutProduct =
    only && others.length === 0 ? { kind: 'experience', id: only._id } : { kind: 'tickets' };
  return checkoutLink({ locale, product, ref: partner, dsc: code });
}
