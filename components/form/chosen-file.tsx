import { useTranslations } from 'next-intl';
import styles from './form.module.css';

/** The file that was chosen, and how far it has got; filled in where scripts run. */
export function ChosenFile({ id }: { readonly id: string }) {
  const t = useTranslations('form');
  return (
    <div hidden className={styles.chosen} data-chosen="">
      <span id={`${id}-chosen`} data-chosen-name="" aria-live="polite" />
      <progress hidden max={100} value={0} aria-label={t('progress')} data-progress="" />
      <button type="button" aria-describedby={`${id}-chosen`} data-remove="">
        {t('remove')}
      </button>
    </div>
  );
}
