import type { ReactNode } from 'react';
import styles from './button-link.module.css';

/** The button that sends the form around it, rendered like the one gold action of a view. */
export function SubmitButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="submit" className={`${styles.button} ${styles.ticket}`}>
      {children}
    </button>
  );
}
