import { useTranslations } from 'next-intl';
import { TicketCard } from '#components/ui/ticket-card';
import { type Locale, localeData } from '#lib/platform/i18n/locales';
import type { CheckoutOrder } from '#lib/tickets/checkout/checkout-request';
import { untilDate } from '#lib/time/format/date';
import { formatWhen } from '../rules/format-when';
import type { Judged } from '../rules/judge';
import { voucherEnd } from '../rules/place';
import { BillTable } from './bill-table';
import { DemoButton } from './demo-button';
import { Problem } from './step';
import styles from './summary.module.css';

interface SummaryProps {
  readonly judged: Judged;
  readonly request: CheckoutOrder;
  readonly language: Locale | null;
  /** False once the browser has refused to store something. */
  readonly isStored: boolean;
}

/** Renders the order before it is placed, and the button that places it. */
export function Summary({ judged, request, language, isStored }: SummaryProps) {
  const { sale, start, bill, code } = judged;
  const { locale, ref } = request;
  const t = useTranslations('checkoutDemo');
  return (
    <aside className={styles.summary} aria-label={t('order')}>
      <TicketCard
        stub={
          <>
            {isStored ? null : <Problem>{t('notKept')}</Problem>}
            <DemoButton>{t('place')}</DemoButton>
            <p className="small">{t('uncharged')}</p>
          </>
        }
      >
        <h2 className={styles.heading}>{t('order')}</h2>
        {sale ? null : <p>{t('nothingYet')}</p>}
        {sale && sale.kind !== 'voucher' ? (
          <p>
            <strong>{sale.kind === 'visit' ? sale.experience.title : sale.event.title}</strong>
            {start ? <span className={styles.line}>{formatWhen(start, locale)}</span> : null}
            {language ? <span className={styles.line}>{localeData[language].name}</span> : null}
          </p>
        ) : null}
        <BillTable {...bill} code={code?.ok ? code.code.code : null} />
        {sale?.kind === 'voucher' ? (
          <p>{t('voucherValid', { until: untilDate(voucherEnd(new Date()), locale) })}</p>
        ) : null}
        {ref ? <p className="small">{t('sentBy', { ref })}</p> : null}
      </TicketCard>
    </aside>
  );
}
