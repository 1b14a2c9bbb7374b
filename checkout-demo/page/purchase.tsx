import { useTranslations } from 'next-intl';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { CheckoutOrder } from '#lib/tickets/checkout/checkout-request';
import { dayOfStart } from '#lib/tickets/starts/starts-on';
import { languagesOn } from '#lib/tickets/tour-languages';
import type { Catalog } from '../rules/catalog';
import { checkDraft } from '../rules/check-draft';
import type { Order } from '../rules/order';
import { placeOrder } from '../rules/place';
import type { Sale } from '../rules/sale';
import {
  entryStep,
  isAnswered,
  nextStep,
  type StepName,
  shownStep,
  stepsFor,
} from '../rules/steps';
import type { Draft } from '../rules/storage';
import { preferredOf } from '../rules/tour-languages';
import { Progress } from './progress';
import styles from './purchase.module.css';
import { PurchaseBar } from './purchase-bar';
import { Problem } from './question';
import { StepFields } from './step-fields';
import { Summary } from './summary';
import { useCode } from './use-code';
import { useHash } from './use-hash';

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

/**
 * Renders a purchase step by step. The step is the hash of the URL, so that the browser's buttons
 * lead from step to step; what was entered is in the draft, whatever the step.
 */
export function Purchase(props: PurchaseProps) {
  const { catalog, sales, request, orders, draft, isStored, onChange, onPlace } = props;
  const { locale, product, ref } = request;
  const t = useTranslations('checkoutDemo');
  const [refused, setRefused] = useState<{ readonly step: StepName } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hash = useHash();
  const code = useCode(draft.code);
  const checkAt = (now: Date) => checkDraft(draft, { catalog, code, sales, orders, now });
  const checked = checkAt(new Date());
  const { sale, start, bill, problems } = checked;
  const languages =
    sale?.kind === 'visit' && start
      ? languagesOn(
          sale.experience.languages,
          catalog.languageDays,
          dayOfStart(catalog.plan, start),
        )
      : [];
  const language = preferredOf(languages, draft.language, locale);

  const steps = stepsFor(request);
  // Stays while the visitor changes the tickets that the link has chosen.
  const [entry] = useState(() => entryStep(request, checked));
  const wanted = steps.find((name) => name === hash) ?? entry;
  const step = shownStep(steps, wanted, problems);
  const position = steps.indexOf(step);
  const previous = steps[position - 1];
  const next = nextStep(step, request, problems);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    form.current?.scrollIntoView({ behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[data-problem]')?.focus();
  }, [refused]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The page may have been open for hours, and the chosen start may have passed.
    const now = new Date();
    const current = checkAt(now);
    const open = shownStep(steps, step, current.problems);
    const following = nextStep(step, request, current.problems);
    if (!isAnswered(open, current.problems)) {
      if (open !== step) location.hash = open;
      setRefused({ step: open });
    } else if (following) {
      location.hash = following;
    } else if (code === 'checking' || current.bill.total !== bill.total) {
      // The code is not known yet, or has ended: the visitor sees that and the total before ordering.
      location.hash = 'tickets' satisfies StepName;
    } else {
      const order = placeOrder(draft, current, { language: language ?? locale, ref, orders, now });
      if (order) onPlace(order);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.steps}>
        <h1 className={styles.title}>{t(product.kind === 'voucher' ? 'vouchers' : 'title')}</h1>
        <Progress
          steps={steps}
          current={step}
          isReachable={(name) => shownStep(steps, name, problems) === name}
        />
        <h2 ref={heading} tabIndex={-1} className={`label ${styles.step}`}>
          {t('stepTitle', {
            step: position + 1,
            count: steps.length,
            name: t(`step.${step}`),
          })}
        </h2>
        <StepFields
          step={step}
          tried={refused?.step === step}
          catalog={catalog}
          sales={sales}
          request={request}
          orders={orders}
          draft={draft}
          checked={checked}
          languages={languages}
          language={language}
          onChange={(part) => onChange({ ...draft, ...part })}
        />
        {isStored ? null : <Problem>{t('notStored')}</Problem>}
        {previous ? (
          <p>
            <a href={`#${previous}`} className={styles.back}>
              {t('previousStep')}
            </a>
          </p>
        ) : null}
      </div>
      <Summary
        checked={checked}
        draft={draft}
        request={request}
        language={language}
        isLast={!next}
      />
      <PurchaseBar total={bill.total} isLast={!next} />
    </form>
  );
}
