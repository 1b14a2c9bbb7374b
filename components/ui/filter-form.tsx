import { useTranslations } from 'next-intl';
import { type FilterField, listAnchor } from '#lib/request/listing/filter-field';
import buttons from './button-link.module.css';
import styles from './filter-form.module.css';
import { Icon } from './icon';

interface FilterFormProps {
  readonly path: string;
  readonly fields: readonly FilterField[];
  readonly label: string;
  readonly submit: string;
}

/**
 * Renders the form that requests a filtered list by its URL, without a script. Only the URL
 * determines what is chosen, so autocomplete is off: the browser would restore earlier choices on
 * going back. The referral codes of a visit are added by the browser's scripts, or without them by
 * the server (`codePlaces`).
 */
export function FilterForm({ path, fields, label, submit }: FilterFormProps) {
  const t = useTranslations('filter');
  return (
    <form
      action={`${path}#${listAnchor}`}
      aria-label={label}
      autoComplete="off"
      className={styles.form}
    >
      {fields.map(({ name, options, chosen, ...field }) => (
        <label key={name} className={styles.field}>
          <span className={styles.label}>{field.label}</span>
          <span className={styles.control}>
            <select name={name} defaultValue={chosen?.value ?? ''} className={styles.select}>
              <option value="">{t('any')}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon name="chevron" />
          </span>
        </label>
      ))}
      <button type="submit" className={`${buttons.button} ${buttons.dark} ${styles.submit}`}>
        {submit}
      </button>
    </form>
  );
}
