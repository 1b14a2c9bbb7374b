import { useTranslations } from 'next-intl';
import { Folded } from '#components/ui/folded';
import folded from '#components/ui/folded.module.css';
import { PartyForm, type PartyFormProps } from '#components/ui/party-form';
import { formatPrice } from '#lib/platform/format/price';
import styles from './party-price-form.module.css';

interface PartyPriceFormProps {
  readonly form: PartyFormProps;
  /** The lowest price for two adults and a child, in whole Kč, if it is known. */
  readonly familyPrice: number | null;
  /** Whether phones show the form folded. */
  readonly isFolded: boolean;
}

/**
 * Renders the form that works out the price for a party, under a heading of its own. What a small family
 * pays stands above it: for many that is the answer.
 */
export function PartyPriceForm({ form, familyPrice, isFolded }: PartyPriceFormProps) {
  const t = useTranslations('party');
  return (
    <div className={`screen-only ${styles.party}`}>
      <div>
        <h3 className={`${styles.heading} ${isFolded ? folded.heading : ''}`}>{t('heading')}</h3>
        <p>
          {familyPrice === null ? '' : `${t('family', { total: formatPrice(familyPrice) })} `}
          {t('intro')}
        </p>
      </div>
      {isFolded ? (
        <Folded summary={t('heading')}>
          <PartyForm {...form} />
        </Folded>
      ) : (
        <PartyForm {...form} />
      )}
    </div>
  );
}
