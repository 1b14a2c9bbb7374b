import type { IssueKey } from '#lib/forms/schema/issue';
import { ChosenFile } from './chosen-file';
import { FieldControl } from './field-control';
import styles from './form.module.css';
import type { Bound } from './form-bindings';
import type { FormField } from './form-fields';
import type { FormProps } from './form-texts';

interface FieldProps extends FormProps, Bound {
  readonly field: FormField;
  readonly issue: IssueKey | null;
}

/** Renders a field with its label above, and its hint and issue below. */
export function Field({ field, issue, ...form }: FieldProps) {
  const { name, required = false, wide = false, hint, control } = field;
  const { view, texts } = form;
  const id = `${view.id}-${name}`;
  const ticked = control.as === 'tick';
  const label = (
    <label htmlFor={id} className={styles.label}>
      {texts.label[name]}{' '}
      {required || ticked ? null : <span className={styles.optional}>({texts.optional})</span>}
    </label>
  );
  const rendered = (
    <FieldControl
      field={field}
      invalid={issue !== null}
      describedBy={`${hint ? `${id}-hint ` : ''}${id}-issue`}
      {...form}
    />
  );
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <div className={ticked ? styles.tickLine : styles.line}>
        {ticked ? rendered : label}
        {ticked ? label : rendered}
      </div>
      {name === 'file' ? <ChosenFile {...form} /> : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {texts.hint[hint]}
        </p>
      ) : null}
      <p id={`${id}-issue`} hidden={!issue} className={styles.issue}>
        {issue ? texts.issue[issue] : null}
      </p>
    </div>
  );
}
