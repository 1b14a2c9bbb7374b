import { useTranslations } from 'next-intl';
import { SubmitButton } from '#components/ui/submit-button';
import { checkoutForm } from '#lib/tickets/checkout/checkout-form';
import { orderField } from '#lib/tickets/checkout/checkout-query';
import { HeadedSection } from '../shared/headed-section';
import type { SectionProps } from '../shared/section-props';
import styles from './find-booking-section.module.css';

/** Letters, digits, spaces and hyphens: an e-mail address is rejected before it gets into a URL. */
const orderPattern = '[\\-\\w ]{4,64}';

/**
 * Asks for an order number and leads to the checkout, where the booking is managed. The e-mail
 * address that belongs to it is asked for there, because it must not be part of a query.
 */
export function FindBookingSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'findBookingSection'>) {
  const t = useTranslations('findBooking');
  const { action, hidden, checkout } = checkoutForm({
    locale,
    product: { kind: 'booking', order: null },
  });
  return (
    <HeadedSection section={section} decilitres={decilitres} lang={lang} className="screen-only">
      <form className={styles.form} action={action} method="get" data-checkout={checkout}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className={styles.label} htmlFor="order-number">
          {t('number')}
        </label>
        <div className={styles.line}>
          <input
            id="order-number"
            name={orderField}
            className={styles.input}
            required
            pattern={orderPattern}
            title={t('problem')}
            data-problem={t('problem')}
            aria-describedby="order-number-hint"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
          />
          <SubmitButton>{t('find')}</SubmitButton>
        </div>
        <p id="order-number-hint" className={styles.hint}>
          {t('hint')}
        </p>
      </form>
    </HeadedSection>
  );
}
