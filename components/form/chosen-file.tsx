import { useTranslations } from 'next-intl';
import styles from './form.module.css';

/** Renders the chosen file and the progress of its upload; filled in by scripts. */
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
