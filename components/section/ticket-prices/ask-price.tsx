import { useTranslations } from 'next-intl';
import { PartyForm, type PartyFormProps } from '#components/ui/party-form';
import styles from './ask-price.module.css';

/** Renders the form that works out the price for a party, under a heading of its own. */
export function AskPrice(props: PartyFormProps) {
  const t = useTranslations('party');
  return (
    <div className={styles.party}>
      <div>
        <h3 className={styles.heading}>{t('heading')}</h3>
        <p>{t('intro')}</p>
      </div>
      <PartyForm {...props} />
    </div>
  );
}
