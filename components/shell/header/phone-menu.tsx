import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import { menuMark } from '../../ui/menus';
import styles from './phone-menu.module.css';

interface PhoneMenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Renders the navigation of narrow screens: a panel over the page, opened without script. */
export function PhoneMenu({ label, children }: PhoneMenuProps) {
  return (
    <details className={styles.menu} {...{ [menuMark]: '' }}>
      <summary className={styles.burger}>
        <Icon name="menu" size="sm" />
        <Icon name="close" size="sm" />
        <span className="visually-hidden">{label}</span>
      </summary>
      <div className={styles.panel}>
        <div className={`wrap ${styles.content}`}>{children}</div>
      </div>
    </details>
  );
}
