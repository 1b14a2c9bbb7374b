import type { ReactNode } from 'react';
import styles from './button-link.module.css';

/** Renders the submit button of a form, in the style of the gold action of a view. */
export function SubmitButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="submit" className={`${styles.button} ${styles.ticket}`}>
      {children}
    </button>
  );
}
