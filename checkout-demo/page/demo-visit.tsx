import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { reportOrder } from '#lib/tickets/campaign/report-order';
import { readQuery } from '#lib/tickets/checkout/checkout-query';
import { beginDraft, returnPath } from '../rules/begin';
import type { Catalog } from '../rules/catalog';
import type { Order } from '../rules/order';
import { readPlaced, storePlaced } from '../rules/placed-order';
import { salesOf } from '../rules/sale';
import { type DemoState, type Draft, loadState, saveState } from '../rules/storage';
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
  const [placedNumber, setPlacedNumber] = useState(readPlaced);
  const query = new URLSearchParams(entry);
  const request = { ...readQuery(query), locale };
  const sales = salesOf(catalog, {
    amount: (amount) => t('voucherAmount', { price: formatPrice(amount) }),
    forTwo: (experience) => t('voucherForTwo', { experience }),
    entry: t('entry'),
    entryWithSoftDrinks: t('entryWithSoftDrinks'),
  });
  const begin = () => beginDraft(request, entry, { sales, tours: catalog, now: new Date() });
  const draft = state.draft?.entry === entry ? state.draft : begin();
  const placed = state.orders.find(({ number }) => number === placedNumber);

  useEffect(() => onOrdersElsewhere(() => setState(withStoredOrders)), []);

  const store = (next: DemoState) => {
    const saved = saveState(next);
    setIsStored(saved);
    return saved;
  };
  const keepDraft = (next: Draft) => {
    const changed = withStoredOrders({ ...state, draft: next });
    store(changed);
    setState(changed);
  };
  const showPlaced = (number: string | null) => {
    storePlaced(number);
    setPlacedNumber(number);
  };
  const place = (order: Order) => {
    const { orders } = loadState();
    const next = { orders: [...orders, order], draft: null };
    if (store(next)) {
      setState(next);
      showPlaced(order.number);
      reportOrder({ locale, ref: order.ref, dsc: order.code });
    }
    scrollTo(0, 0);
  };
  const replace = (order: Order) => {
    const stored = loadState();
    const orders = stored.orders.map((one) => (one.number === order.number ? order : one));
    store({ ...stored, orders });
    setState({ ...state, orders });
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
            keepDraft(begin());
            showPlaced(null);
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
          onChange={keepDraft}
          onPlace={place}
        />
      )}
    </>
  );
}

/**
 * Returns a state with the orders as they are stored, which another tab, or a page opened since, may
 * have changed. Its draft stays: another tab has one of its own.
 */
function withStoredOrders(state: DemoState): DemoState {
  return { ...state, orders: loadState().orders };
}

/** Calls `onChange` when another tab has stored something, and when the browser restores the page. */
function onOrdersElsewhere(onChange: () => void): () => void {
  const events = ['storage', 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
