import { useTranslations } from 'next-intl';
import { countriesIn } from '#lib/forms/schema/country-codes';
import { fieldLimits } from '#lib/forms/schema/field-limits';
import { findingOptions } from '#lib/forms/schema/finding-options';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './form.module.css';
import type { FormField } from './form-fields';

interface FieldControlProps {
  readonly id: string;
  readonly field: FormField;
  readonly locale: Locale;
  readonly value: string;
  readonly invalid: boolean;
  readonly describedBy: string;
}

/** Renders the control of a field. */
export function FieldControl(props: FieldControlProps) {
  const { id, field, locale, value, invalid, describedBy } = props;
  const { name, required, control } = field;
  const t = useTranslations('form');
  const common = {
    id,
    name,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required,
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
          value="on"
          defaultChecked={value === 'on'}
          className={styles.tick}
        />
      );
    case 'finding':
      return (
        <select {...common} defaultValue={value} className={styles.input}>
          <option value="">{t('choose')}</option>
          {findingOptions.map((option) => (
            <option key={option} value={option}>
              {t(`finding.${option}`)}
            </option>
          ))}
        </select>
      );
    case 'country':
      return (
        <select {...common} autoComplete="country" defaultValue={value} className={styles.input}>
          <option value="">{t('choose')}</option>
          {countriesIn(locale).map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </select>
      );
  }
}
