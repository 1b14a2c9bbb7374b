import type { ReactNode } from 'react';
import styles from './timed.module.css';

interface OneOfProps {
  /** `Timed` elements whose spans do not overlap. */
  readonly children: ReactNode;
}

/** Room for what is said at one time or another, kept from the first paint on. */
export function OneOf({ children }: OneOfProps) {
  return <span className={styles.oneOf}>{children}</span>;
}
