import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

interface FactListProps {
  readonly facts: readonly (Fact | null)[];
  /** `rows` for a card, `pairs` for texts that are read. */
  readonly look?: 'rows' | 'pairs';
}

/** Named facts between hairlines. Empty ones are left out. */
export function FactList({ facts, look = 'rows' }: FactListProps) {
  return (
    <dl className={`${styles.facts} ${styles[look]}`}>
      {facts.map((fact) =>
        fact ? (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
