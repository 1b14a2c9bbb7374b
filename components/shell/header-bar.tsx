import type { ReactNode } from 'react';
import styles from './header-bar.module.css';

/**
 * The bar that stays at the top. Over a page whose first section is marked `data-hero="picture"`
 * it lies transparently and gets its ground while the page is scrolled; anywhere else, and where
 * a browser cannot tie an animation to the scroll position, it has its ground from the start.
 */
export function HeaderBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`on-dark ${styles.bar}`} data-scroll-linked="">
      <div className={`wrap ${styles.row}`}>{children}</div>
    </div>
  );
}
