import { useTranslations } from 'next-intl';
import { TicketCard } from '#components/ui/ticket-card';
import { formatLanguage } from '#lib/platform/format/language';
import type { Locale } from '#lib/platform/i18n/locales';
import type { CheckoutOrder } from '#lib/tickets/checkout/checkout-request';
import { formatShortStart, untilDate } from '#lib/time/format/date';
import type { CheckedDraft } from '../rules/check-draft';
import { voucherEnd } from '../rules/place';
import type { Draft } from '../rules/storage';
import { BillTable } from './bill-table';
import styles from './summary.module.css';

interface SummaryProps {
  readonly checked: CheckedDraft;
  readonly draft: Draft;
  readonly request: CheckoutOrder;
  readonly language: Locale | null;
  /** Whether the next thing is to place the order. */
  readonly isLast: boolean;
}

/** Renders the order before it is placed: beside the steps, or in one column at the last of them. */
export function Summary({ checked, draft, request, language, isLast }: SummaryProps) {
  const { sale, start, bill, code } = checked;
  const { locale, ref } = request;
  const t = useTranslations('checkoutDemo');
  return (
    <aside
      className={isLast ? styles.summary : `${styles.summary} ${styles.early}`}
      aria-label={t('order')}
    >
      <TicketCard
        stub={
          <>
            <BillTable {...bill} code={code?.ok ? code.code.code : null} />
            <p className="small">{t('uncharged')}</p>
          </>
        }
      >
        <h2 className={styles.heading}>{t('order')}</h2>
        {sale ? null : <p>{t('nothingYet')}</p>}
        {sale && sale.kind !== 'voucher' ? (
          <p>
            <strong>{sale.kind === 'visit' ? sale.experience.title : sale.event.title}</strong>
            {start ? <span className={styles.line}>{formatShortStart(start, locale)}</span> : null}
            {language ? (
              <span className={styles.line}>{formatLanguage(language, locale)}</span>
            ) : null}
          </p>
        ) : null}
        {sale?.kind === 'voucher' ? <VoucherWords draft={draft} locale={locale} /> : null}
        {ref ? <p className="small">{t('sentBy', { ref })}</p> : null}
      </TicketCard>
    </aside>
  );
}

interface VoucherWordsProps {
  readonly draft: Draft;
  readonly locale: Locale;
}

function VoucherWords({ draft, locale }: VoucherWordsProps) {
  const t = useTranslations('checkoutDemo');
  const [recipient, message] = [draft.recipient.trim(), draft.message.trim()];
  return (
    <>
      {recipient ? <p className={styles.message}>{t('cardFor', { recipient })}</p> : null}
      {message ? <p className={styles.message}>{message}</p> : null}
      <p>{t('voucherValid', { until: untilDate(voucherEnd(new Date()), locale) })}</p>
    </>
  );
}
