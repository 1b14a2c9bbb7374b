import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './select.module.css';

interface SelectProps {
  readonly name: string;
  readonly defaultValue: string | number;
  /** The options. */
  readonly children: ReactNode;
}

/** Renders a `select` with the site's arrow. */
export function Select({ children, ...props }: SelectProps) {
  return (
    <span className={styles.control}>
      <select {...props} className={styles.select}>
        {children}
      </select>
      <Icon name="chevron" />
    </span>
  );
}
