import type { ReactNode } from 'react';
import styles from './demo-button.module.css';

interface DemoButtonProps {
  /** Without it, the button submits its form. */
  readonly onPress?: () => void;
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** Renders the gold button of a view, or with `quiet` an outlined, secondary one. */
export function DemoButton({ onPress, quiet = false, children }: DemoButtonProps) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={`${styles.button} ${quiet ? styles.quiet : styles.gold}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
