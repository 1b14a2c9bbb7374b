import type { ReactNode } from 'react';
import styles from './step.module.css';

interface StepProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Renders one question of the checkout. */
export function Step({ legend, children }: StepProps) {
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Renders a problem with an answer; it is announced at once and focused when the form is sent. */
export function Problem({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.problem} role="alert" data-problem="" tabIndex={-1}>
      {children}
    </p>
  );
}
