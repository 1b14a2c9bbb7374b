import { useTranslations } from 'next-intl';
import { ChosenFile } from './chosen-file';
import { FieldControl } from './field-control';
import styles from './form.module.css';
import type { FormField } from './form-fields';
import { type FormView, issueOf } from './form-view';

interface FieldProps {
  readonly field: FormField;
  readonly view: FormView;
}

/** Renders a field with its label above, and its hint and issue below. */
export function Field({ field, view }: FieldProps) {
  const { name, required = false, wide = false, hint, control } = field;
  const t = useTranslations('form');
  const id = `${view.id}-${name}`;
  const issue = issueOf(view, name);
  const label = (
    <label htmlFor={id} className={styles.label}>
      {t(`label.${name}`)}{' '}
      {required || control.as === 'tick' ? null : (
        <span className={styles.optional}>({t('optional')})</span>
      )}
    </label>
  );
  const rendered = (
    <FieldControl
      id={id}
      field={field}
      locale={view.locale}
      value={view.values[name] ?? ''}
      invalid={issue !== null}
      describedBy={`${hint ? `${id}-hint ` : ''}${id}-issue`}
    />
  );
  const ticked = control.as === 'tick';
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`} data-field={name}>
      <div className={ticked ? styles.tickLine : styles.line}>
        {ticked ? rendered : label}
        {ticked ? label : rendered}
      </div>
      {name === 'file' ? <ChosenFile id={id} /> : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {t(`hint.${hint}`)}
        </p>
      ) : null}
      <p id={`${id}-issue`} hidden={!issue} className={styles.issue} data-issue="">
        {issue ? t(`issue.${issue}`) : null}
      </p>
    </div>
  );
}
