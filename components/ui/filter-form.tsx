import { type FilterField, listAnchor } from '#lib/request/listing/filter-field';
import buttons from './button-link.module.css';
import styles from './filter-form.module.css';
import { SelectField } from './select-field';

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
  return (
    <form
      action={`${path}#${listAnchor}`}
      aria-label={label}
      autoComplete="off"
      className={styles.form}
    >
      {fields.map(({ name, label: fieldLabel, options, chosen }) => (
        <SelectField
          key={name}
          name={name}
          label={fieldLabel}
          options={options}
          chosen={chosen?.value ?? null}
        />
      ))}
      <button type="submit" className={`${buttons.button} ${buttons.dark} ${styles.submit}`}>
        {submit}
      </button>
    </form>
  );
}
