import type { ReactNode } from 'react';
import styles from './header-bar.module.css';

/**
 * Renders the sticky bar at the top. Over a first section marked `data-hero="picture"` it is
 * transparent and gets its background as the page is scrolled; elsewhere, and in browsers without
 * scroll-linked animations, it has its background from the start.
 */
export function HeaderBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`on-dark ${styles.bar}`} data-scroll-linked="">
      <div className={`wrap ${styles.row}`}>{children}</div>
    </div>
  );
}
