import type { ReactNode } from 'react';
import { isShownAt, type ShownSpan } from '#lib/time/shown-spans';
import styles from './timed.module.css';

interface TimedProps extends Partial<ShownSpan> {
  /**
   * The moment of rendering, whose judgement stands where there is no JavaScript. Null for what a
   * kept page must not claim: it is hidden until the browser has judged.
   */
  readonly now: Date | null;
  readonly as?: 'div' | 'li' | 'p' | 'span' | 'tr';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What is shown within a span of time only. Pages are kept, so `TimedIsland` judges again at the
 * moment of viewing; what is over when the page is rendered is left out of it.
 */
export function Timed({
  from = null,
  until = null,
  now,
  as: Element = 'div',
  className = '',
  children,
}: TimedProps) {
  if (now !== null && until !== null && until <= now) return null;
  return (
    <Element
      className={`${styles.timed} ${className}`}
      data-from={from?.toISOString()}
      data-until={until?.toISOString()}
      hidden={now === null || !isShownAt({ from, until }, now)}
    >
      {children}
    </Element>
  );
}
