import type { ReactNode } from 'react';
import styles from './timed.module.css';

interface ReservedSpaceProps {
  /** `Timed` elements whose spans do not overlap. */
  readonly children: ReactNode;
}

/**
 * Reserves room for the largest of several elements of which one is shown at a time, from the first
 * paint on.
 */
export function ReservedSpace({ children }: ReservedSpaceProps) {
  return <span className={styles.oneOf}>{children}</span>;
}
