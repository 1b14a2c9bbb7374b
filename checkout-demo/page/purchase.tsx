import { useTranslations } from 'next-intl';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { CheckoutOrder } from '#lib/tickets/checkout/checkout-request';
import type { Catalog } from '../catalog';
import { isComplete, judge } from '../rules/judge';
import type { Order } from '../rules/order';
import { placeOrder } from '../rules/place';
import type { Sale } from '../rules/sale';
import { dayOfSlot } from '../rules/slots';
import type { Draft } from '../rules/storage';
import { languagesOn, preferredOf } from '../rules/tour-languages';
import { BuyerFields } from './buyer-fields';
import { ChooseLanguage } from './choose-language';
import { ChooseSale } from './choose-sale';
import { ChooseTickets } from './choose-tickets';
import { ChooseTime } from './choose-time';
import styles from './purchase.module.css';
import { Summary } from './summary';

interface PurchaseProps {
  readonly catalog: Catalog;
  readonly sales: readonly Sale[];
  readonly request: CheckoutOrder;
  readonly orders: readonly Order[];
  readonly draft: Draft;
  /** False once the browser has refused to store something. */
  readonly isStored: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onPlace: (order: Order) => void;
}

/** Renders the form of a purchase: product, time, language, tickets and e-mail address. */
export function Purchase(props: PurchaseProps) {
  const { catalog, sales, request, orders, draft, isStored, onChange, onPlace } = props;
  const { locale, product, ref } = request;
  const t = useTranslations('checkoutDemo');
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const now = new Date();
  const judged = judge(draft, { catalog, sales, orders, now });
  const { sale, start, problems } = judged;
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const languages =
    sale?.kind === 'visit' && start
      ? languagesOn(sale.experience, catalog.languageDays, dayOfSlot(catalog.plan, start))
      : [];
  const language = preferredOf(languages, draft.language, locale);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[data-problem]')?.focus();
  }, [attempts]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!isComplete(problems)) return;
    const order = placeOrder(draft, judged, { language: language ?? locale, ref, orders, now });
    if (order) onPlace(order);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.steps}>
        <h1 className={styles.title}>{t(product.kind === 'voucher' ? 'vouchers' : 'title')}</h1>
        <ChooseSale
          sales={sales}
          product={product}
          chosen={sale}
          missing={attempts > 0 && problems.product}
          onChoose={(key) => change({ product: key, start: null })}
        />
        {sale?.kind === 'visit' ? (
          <ChooseTime
            plan={catalog.plan}
            experience={sale.experience}
            orders={orders}
            locale={locale}
            date={draft.date}
            start={start}
            missing={attempts > 0 && problems.time}
            onChange={change}
          />
        ) : null}
        {languages.length > 0 ? (
          <ChooseLanguage
            languages={languages}
            chosen={language}
            onChoose={(chosen) => change({ language: chosen })}
          />
        ) : null}
        {sale && sale.kind !== 'voucher' ? (
          <ChooseTickets
            tickets={sale.tickets}
            counts={draft.counts}
            free={judged.free}
            problem={problems.party}
            tried={attempts > 0}
            locale={locale}
            onChange={(counts) => change({ counts })}
          />
        ) : null}
        <BuyerFields
          draft={draft}
          code={judged.code}
          emailProblem={attempts > 0 && problems.email}
          onChange={change}
        />
      </div>
      <Summary judged={judged} request={request} language={language} isStored={isStored} />
    </form>
  );
}
