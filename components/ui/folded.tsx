import type { ReactNode } from 'react';
import styles from './folded.module.css';
import { Icon } from './icon';

interface FoldedProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders content that phones show folded under its summary: it stays in the page, and browsers open
 * it when it is searched for or linked to. Wider screens, with room for it, show it without a summary
 * where they can show the content of closed `details`.
 */
export function Folded({ summary, children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        {summary} <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
