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

/** One of several answers, as large as a thumb. */
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

/** Answers side by side: `wide` ones read like lines, the others like a board of times. */
export function Choices({
  wide = false,
  children,
}: {
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={wide ? styles.wide : styles.board}>{children}</div>;
}
