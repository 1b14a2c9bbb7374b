import { useTranslations } from 'next-intl';
import { Select } from './select';
import styles from './select.module.css';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The value of the chosen option; null for any. */
  readonly chosen: string | null;
}

/** Renders a choice of one of several values, or of any. */
export function SelectField({ name, label, options, chosen }: SelectFieldProps) {
  const t = useTranslations('filter');
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <Select name={name} defaultValue={chosen ?? ''}>
        <option value="">{t('any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  );
}
