import type { ReactNode } from 'react';
import { isShownAt, type ShownSpan } from '#lib/time/shown-spans';
import styles from './timed.module.css';

interface TimedProps extends Partial<ShownSpan> {
  /**
   * The time of rendering, which determines what is shown without JavaScript. Null for what a
   * cached page must not claim: it is hidden until the browser has judged.
   */
  readonly now: Date | null;
  readonly as?: 'div' | 'li' | 'p' | 'span' | 'tr';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders content that is shown only within a span of time. Pages are cached, so `TimedIsland`
 * judges again at the time of viewing; content that has ended at the time of rendering is left out.
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
