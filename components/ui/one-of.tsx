import type { ReactNode } from 'react';
import styles from './timed.module.css';

interface OneOfProps {
  readonly as?: 'p' | 'span';
  readonly className?: string;
  /** `Timed` elements whose spans do not overlap. */
  readonly children: ReactNode;
}

/** Room for what is said at one time or another, kept from the first paint on. */
export function OneOf({ as: Element = 'span', className = '', children }: OneOfProps) {
  return <Element className={`${styles.oneOf} ${className}`}>{children}</Element>;
}
