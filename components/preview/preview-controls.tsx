'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ControlIcon } from './control-icon';
import styles from './preview-bar.module.css';

interface PreviewControlsProps {
  readonly label: string;
  readonly refresh: string;
  readonly hide: string;
  readonly children: ReactNode;
}

/**
 * The session's entry for the bar. The specification (section 4) shows the bar unless the entry
 * says `false`, whatever its name suggests.
 */
const flag = 'preview-disabled';

/** The bar itself, with what only the browser can do: draw the page again, put the bar away. */
export function PreviewControls({ label, refresh, hide, children }: PreviewControlsProps) {
  const [hidden, setHidden] = useState(false);
  useEffect(() => setHidden(sessionStorage.getItem(flag) === 'false'), []);
  if (hidden) return null;
  const putAway = () => {
    sessionStorage.setItem(flag, 'false');
    setHidden(true);
  };
  return (
    <section className={`screen-only ${styles.bar}`} aria-label={label}>
      {children}
      <button type="button" className={styles.control} onClick={() => location.reload()}>
        <ControlIcon name="rotate-cw" />
        {refresh}
      </button>
      <button type="button" className={styles.control} onClick={putAway}>
        {hide}
      </button>
    </section>
  );
}
