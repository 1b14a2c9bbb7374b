import { countriesIn } from '#lib/forms/schema/country-codes';
import { fieldLimits } from '#lib/forms/schema/field-limits';
import { findingOptions } from '#lib/forms/schema/finding-options';
import styles from './form.module.css';
import type { Bound } from './form-bindings';
import type { FormField } from './form-fields';
import type { FormProps } from './form-texts';

interface FieldControlProps extends FormProps, Bound {
  readonly field: FormField;
  readonly invalid: boolean;
  readonly describedBy: string;
}

/** Renders the control of a field. */
export function FieldControl(props: FieldControlProps) {
  const { field, view, texts, invalid, describedBy, bindings } = props;
  const { name, required, control } = field;
  const value = view.values[name] ?? '';
  const common = {
    id: `${view.id}-${name}`,
    name,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required,
    ...bindings?.register(name),
  };
  switch (control.as) {
    case 'input':
      return (
        <input
          {...common}
          {...control.attributes}
          defaultValue={control.attributes.type === 'file' ? undefined : value}
          className={styles.input}
        />
      );
    case 'textarea':
      return (
        <textarea
          {...common}
          rows={6}
          maxLength={fieldLimits.message}
          defaultValue={value}
          className={styles.input}
        />
      );
    case 'tick':
      return (
        <input
          {...common}
          type="checkbox"
          defaultChecked={value === 'on'}
          className={styles.tick}
        />
      );
    case 'finding':
      return (
        <select {...common} defaultValue={value} className={styles.input}>
          <option value="">{texts.choose}</option>
          {findingOptions.map((option) => (
            <option key={option} value={option}>
              {texts.finding[option]}
            </option>
          ))}
        </select>
      );
    case 'country':
      return (
        <select {...common} autoComplete="country" defaultValue={value} className={styles.input}>
          <option value="">{texts.choose}</option>
          {countriesIn(view.locale).map(({ code, name }) => (
            // Browsers name some countries differently than the server; its names stay.
            <option key={code} value={code} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </select>
      );
  }
}
