import type { ReactNode } from 'react';
import styles from './demo-button.module.css';

interface DemoButtonProps {
  /** Sends the form it stands in when there is nothing to press for. */
  readonly onPress?: () => void;
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** The gold ticket of a view, or an outlined button that steps back. */
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
