import { useTranslations } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
import type { CheckoutOrder } from '#lib/tickets/checkout/checkout-request';
import type { Catalog } from '../rules/catalog';
import type { CheckedDraft } from '../rules/check-draft';
import type { Order } from '../rules/order';
import { guestsOf } from '../rules/party';
import { kindOf, type Sale } from '../rules/sale';
import type { StepName } from '../rules/steps';
import type { Draft } from '../rules/storage';
import { ChooseLanguage } from './choose-language';
import { ChooseMessage } from './choose-message';
import { ChooseSale } from './choose-sale';
import { ChooseTickets } from './choose-tickets';
import { ChooseTime } from './choose-time';
import { CodeField } from './code-field';
import { Field } from './field';

interface StepFieldsProps {
  readonly step: StepName;
  /** Whether the step was left before, with a problem; until then missing input is not reported. */
  readonly tried: boolean;
  readonly catalog: Catalog;
  readonly sales: readonly Sale[];
  readonly request: CheckoutOrder;
  readonly orders: readonly Order[];
  readonly draft: Draft;
  readonly checked: CheckedDraft;
  /** The tour languages of the chosen day, and the chosen one. */
  readonly languages: readonly Locale[];
  readonly language: Locale | null;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Renders the questions of a step. */
export function StepFields(props: StepFieldsProps) {
  const { step, tried, catalog, sales, request, orders, draft, checked, onChange } = props;
  const { sale, start, problems } = checked;
  const { locale, product } = request;
  const t = useTranslations('checkoutDemo');
  const chooseSale = (
    <ChooseSale
      sales={sales}
      product={product}
      chosen={sale}
      missing={tried && problems.product}
      onChoose={(key) => onChange({ product: key, start: null })}
    />
  );
  switch (step) {
    case 'experience':
    case 'voucher':
      return chooseSale;
    case 'time':
      return sale?.kind === 'visit' ? (
        <>
          <ChooseTime
            tours={catalog}
            experience={sale.experience}
            orders={orders}
            guests={guestsOf(sale.tickets, checked.counts)}
            locale={locale}
            date={draft.date}
            start={start}
            problem={tried || problems.time === 'passed' ? problems.time : null}
            onChange={onChange}
          />
          {props.languages.length > 0 ? (
            <ChooseLanguage
              languages={props.languages}
              chosen={props.language}
              onChoose={(language) => onChange({ language })}
            />
          ) : null}
        </>
      ) : null;
    case 'tickets':
      return (
        <>
          {kindOf(product) === 'event' ? chooseSale : null}
          {sale && sale.kind !== 'voucher' ? (
            <ChooseTickets
              tickets={sale.tickets}
              counts={draft.counts}
              seats={checked.seats}
              problem={problems.party}
              tried={tried}
              locale={locale}
              onChange={(counts) => onChange({ counts })}
            />
          ) : null}
          <CodeField
            typed={draft.code}
            code={checked.code}
            onChange={(code) => onChange({ code })}
          />
        </>
      );
    case 'message':
      return (
        <ChooseMessage
          draft={draft}
          title={sale?.tickets[0]?.name ?? ''}
          locale={locale}
          onChange={onChange}
        />
      );
    case 'order':
      return (
        <>
          <Field
            label={t('email')}
            hint={t('emailHint')}
            problem={tried && problems.email ? t('emailProblem') : null}
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={(email) => onChange({ email })}
          />
          {sale?.kind === 'voucher' && draft.code.trim() ? <p>{t('codeNotForVouchers')}</p> : null}
        </>
      );
  }
}
