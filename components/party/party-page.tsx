import type { ReactNode } from 'react';
import { SectionFrame } from '#components/ui/section-frame';
import styles from './party-page.module.css';

interface PartyPageProps {
  readonly heading: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** Renders the answer to a party beside the form that asks for it; above it on phones. */
export function PartyPage({ heading, intro, children }: PartyPageProps) {
  return (
    <SectionFrame tone="paper" anchor={null}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className="lead">{intro}</p>
      <div className={styles.columns}>{children}</div>
    </SectionFrame>
  );
}
