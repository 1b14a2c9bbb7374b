'use client';

import { useEffect, useState } from 'react';
import styles from './share-event.module.css';

interface ShareLinkProps {
  /** On the button of a browser that can share, and of one that can only copy. */
  readonly share: string;
  readonly copy: string;
  /** What is said once the address is copied. */
  readonly copied: string;
}

/**
 * Hands the page's address to the device's own sharing, or to the clipboard where there is none.
 * Not there without JavaScript, nor where a browser allows neither.
 */
export function ShareLink({ share, copy, copied }: ShareLinkProps) {
  const [way, setWay] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    if ('share' in navigator) setWay(share);
    else if ('clipboard' in navigator) setWay(copy);
  }, [share, copy]);

  function pass() {
    const url = location.href;
    if (way === share) navigator.share({ url }).catch(changedTheirMind);
    else navigator.clipboard.writeText(url).then(() => setSaid(copied), changedTheirMind);
  }

  return (
    <>
      {way ? (
        <button type="button" className={styles.button} onClick={pass}>
          {way}
        </button>
      ) : null}
      <span role="status">{said}</span>
    </>
  );
}

/** A visitor who closes the sheet or refuses the clipboard has got what they wanted. */
function changedTheirMind() {}
