import type { ReactNode } from 'react';
import styles from './ticket-card.module.css';

interface TicketCardProps {
  /** What is sold or told. */
  readonly children: ReactNode;
  /** The stub below the tear: what to do. */
  readonly stub?: ReactNode;
}

/** A ticket of foam-coloured paper with a tear between what it says and what to do. */
export function TicketCard({ children, stub }: TicketCardProps) {
  return (
    <div className={`on-light ${styles.card}`}>
      <div className={`${styles.part} ${stub ? styles.upper : ''}`}>{children}</div>
      {stub ? <div className={`${styles.part} ${styles.lower}`}>{stub}</div> : null}
    </div>
  );
}

/** The button of a ticket, as wide as it, and what is said below. */
export function TicketAction({ children }: { readonly children: ReactNode }) {
  return <div className={styles.action}>{children}</div>;
}
