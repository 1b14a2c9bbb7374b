import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './step-link.module.css';

interface StepLinkProps {
  readonly href: string;
  /** Whether it leads to what comes before or after. */
  readonly to: 'before' | 'after';
  readonly rel?: 'prev' | 'next';
  readonly children: ReactNode;
}

/** Renders a link to what comes before or after, such as another month, beside an arrow. */
export function StepLink({ href, to, rel, children }: StepLinkProps) {
  return (
    <a href={href} rel={rel} className={styles.step}>
      {to === 'before' ? <Icon name="arrow-left" /> : null}
      {children}
      {to === 'after' ? <Icon name="arrow" /> : null}
    </a>
  );
}
