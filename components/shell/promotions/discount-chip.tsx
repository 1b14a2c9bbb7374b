import { useTranslations } from 'next-intl';
import { chipMarks } from '#lib/tickets/referral/show-discount';
import { promotionMark } from '../../ui/popup/popup-mark';
import styles from './discount-chip.module.css';
import floating from './floating.module.css';

/**
 * Renders the note that the visitor's discount is applied; the browser fills it in and shows it. A status
 * announces that, and that the discount is removed: unlike the note, it is there before and after.
 */
export function DiscountChip() {
  const t = useTranslations('shell');
  return (
    <>
      <div
        className={`screen-only ${floating.note} ${styles.chip}`}
        hidden
        {...{ [chipMarks.chip]: '', [promotionMark]: '' }}
      >
        <span>
          {t('discountApplied')} <b translate="no" {...{ [chipMarks.code]: '' }} />
        </span>
        <button type="button" className={floating.dismiss} aria-label={t('removeDiscount')}>
          ×
        </button>
      </div>
      <p
        className="visually-hidden"
        role="status"
        {...{ [chipMarks.status]: t('discountRemoved') }}
      />
    </>
  );
}
