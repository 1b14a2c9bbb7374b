import type { ReactNode } from 'react';
import styles from './question.module.css';

interface QuestionProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Renders one question of the checkout. */
export function Question({ legend, children }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Renders a problem with an answer; it is announced at once and focused when the form is sent. */
export function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert" data-problem="" tabIndex={-1}>
      {children}
    </p>
  );
}
