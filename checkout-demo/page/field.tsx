import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Problem } from './question';

interface FieldProps {
  readonly label: string;
  readonly hint: string | null;
  readonly problem: string | null;
  readonly type: 'text' | 'email';
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Feedback on the value, updated as it is typed. */
  readonly children?: ReactNode;
}

/** Renders a text field with its label above, and its hint and problem below. */
export function Field(props: FieldProps) {
  const { label, hint, problem, type, autoComplete, value, onChange, children } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        className={styles.input}
        autoComplete={autoComplete}
        spellCheck={false}
        maxLength={120}
        value={value}
        aria-describedby={`${id}-about`}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-about`} className={styles.about} aria-live="polite">
        {hint ? <p>{hint}</p> : null}
        {problem ? <Problem>{problem}</Problem> : null}
        {children}
      </div>
    </div>
  );
}
