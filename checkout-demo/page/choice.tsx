import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly onChoose: (value: string) => void;
}

/** Renders one of several options, as a large touch target. */
export function Choice(props: ChoiceProps) {
  const { name, value, checked, disabled, title, detail, onChoose } = props;
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChoose(value)}
      />
      <span className={styles.title}>{title}</span>{' '}
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </label>
  );
}

interface ChoicesProps {
  /** `lines`: one below the other; `board`: a grid; `week`: seven in a row. */
  readonly layout: 'lines' | 'board' | 'week';
  readonly children: ReactNode;
}

/** Lays options out. */
export function Choices({ layout, children }: ChoicesProps) {
  return <div className={styles[layout]}>{children}</div>;
}
