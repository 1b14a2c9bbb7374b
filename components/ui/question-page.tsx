import type { ReactNode } from 'react';
import { SectionFrame } from '#components/ui/section-frame';
import styles from './question-page.module.css';

interface QuestionPageProps {
  readonly heading: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** Renders the answer to a visitor’s question beside the form that asks it; above it on phones. */
export function QuestionPage({ heading, intro, children }: QuestionPageProps) {
  return (
    <SectionFrame tone="paper" anchor={null}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className="lead">{intro}</p>
      <div className={styles.columns}>{children}</div>
    </SectionFrame>
  );
}
