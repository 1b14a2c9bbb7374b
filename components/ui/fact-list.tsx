import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

interface FactListProps {
  readonly facts: readonly (Fact | null)[];
  /** `rows` for a card, `amounts` for prices at its edge, `pairs` for running text. */
  readonly look?: 'rows' | 'amounts' | 'pairs';
}

/** Renders facts with their terms between hairlines; null ones are left out. */
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
