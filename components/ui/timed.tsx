import type { ReactNode } from 'react';
import { isShownAt, type ShownSpan } from '#lib/time/shown-spans';
import styles from './timed.module.css';

interface TimedProps extends Partial<ShownSpan> {
  /** The moment of drawing, whose judgement stands where there is no JavaScript. */
  readonly now: Date;
  readonly as?: 'div' | 'li' | 'tr';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What is shown within a span of time only. Pages are kept, so `TimedIsland` judges again at the
 * moment of viewing; what is over when the page is drawn is left out of it.
 */
export function Timed({
  from = null,
  until = null,
  now,
  as: Element = 'div',
  className = '',
  children,
}: TimedProps) {
  if (until !== null && until <= now) return null;
  return (
    <Element
      className={`${styles.timed} ${className}`}
      data-from={from?.toISOString()}
      data-until={until?.toISOString()}
      hidden={!isShownAt({ from, until }, now)}
    >
      {children}
    </Element>
  );
}
