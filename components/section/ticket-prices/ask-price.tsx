import { useTranslations } from 'next-intl';
import { Folded } from '#components/ui/folded';
import folded from '#components/ui/folded.module.css';
import { PartyForm, type PartyFormProps } from '#components/ui/party-form';
import styles from './ask-price.module.css';

interface AskPriceProps {
  readonly form: PartyFormProps;
  /** Whether phones show the form folded. */
  readonly isFolded: boolean;
}

/** Renders the form that works out the price for a party, under a heading of its own. */
export function AskPrice({ form, isFolded }: AskPriceProps) {
  const t = useTranslations('party');
  return (
    <div className={`screen-only ${styles.party}`}>
      <div>
        <h3 className={`${styles.heading} ${isFolded ? folded.heading : ''}`}>{t('heading')}</h3>
        <p>{t('intro')}</p>
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
