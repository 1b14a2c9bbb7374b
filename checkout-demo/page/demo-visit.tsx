import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { reportOrder } from '#lib/tickets/campaign/report-order';
import { readQuery } from '#lib/tickets/checkout/checkout-query';
import type { Catalog } from '../catalog';
import { beginDraft, returnPath } from '../rules/begin';
import type { Order } from '../rules/order';
import { salesOf } from '../rules/sale';
import { type DemoState, loadState, saveState } from '../rules/storage';
import { Booking } from './booking';
import { DemoPages } from './demo-pages';
import { Placed } from './placed';
import { Purchase } from './purchase';

interface DemoVisitProps {
  readonly catalog: Catalog;
  readonly locale: Locale;
  /** The query string of the URL. */
  readonly entry: string;
}

/** Renders the view that the visitor requested: purchase, placed order, or change of a booking. */
export function DemoVisit({ catalog, locale, entry }: DemoVisitProps) {
  const t = useTranslations('checkoutDemo');
  const [state, setState] = useState(loadState);
  const [isStored, setIsStored] = useState(true);
  const query = new URLSearchParams(entry);
  const request = { ...readQuery(query), locale };
  const sales = salesOf(catalog, {
    amount: (amount) => t('voucherAmount', { price: formatPrice(amount) }),
    forTwo: (experience) => t('voucherForTwo', { experience }),
  });
  const begin = () => beginDraft(request, entry, { sales, plan: catalog.plan, now: new Date() });
  const draft = state.draft?.entry === entry ? state.draft : begin();
  const placed = state.orders.find(({ number }) => number === draft.placed);

  const keep = (next: DemoState) => {
    const saved = saveState(next);
    setIsStored(saved);
    if (saved || next.orders.length === state.orders.length) setState(next);
    return saved;
  };
  const place = (order: Order) => {
    const { orders } = loadState();
    const isPlaced = keep({
      orders: [...orders, order],
      draft: { ...draft, placed: order.number },
    });
    if (isPlaced) reportOrder({ locale, ref: order.ref, dsc: order.code });
    scrollTo(0, 0);
  };
  const replace = (order: Order) => {
    const orders = loadState().orders.map((one) => (one.number === order.number ? order : one));
    return keep({ ...state, orders });
  };

  return (
    <>
      <DemoPages request={request} returnTo={returnPath(query, locale)} />
      {request.product.kind === 'booking' ? (
        <Booking catalog={catalog} request={request} orders={state.orders} onChange={replace} />
      ) : placed ? (
        <Placed
          order={placed}
          catalog={catalog}
          request={request}
          onAnother={() => {
            keep({ ...state, draft: begin() });
            location.hash = '';
          }}
        />
      ) : (
        <Purchase
          catalog={catalog}
          sales={sales}
          request={request}
          orders={state.orders}
          draft={draft}
          isStored={isStored}
          onChange={(next) => keep({ ...state, draft: next })}
          onPlace={place}
        />
      )}
    </>
  );
}
