import type { ReactNode } from 'react';
import styles from './ticket-card.module.css';

interface TicketCardProps {
  /** The content above the tear line. */
  readonly children: ReactNode;
  /** The stub below the tear line: the action. */
  readonly stub?: ReactNode;
}

/** Renders a ticket of foam-coloured paper with a tear line between its content and its action. */
export function TicketCard({ children, stub }: TicketCardProps) {
  return (
    <div className={`on-light ${styles.card}`} data-ticket-card="">
      <div className={`${styles.part} ${stub ? styles.upper : ''}`}>{children}</div>
      {stub ? <div className={`${styles.part} ${styles.lower}`}>{stub}</div> : null}
    </div>
  );
}

/** Renders the button of a ticket at full width, and the small print below it. */
export function TicketAction({ children }: { readonly children: ReactNode }) {
  return <div className={styles.action}>{children}</div>;
}
