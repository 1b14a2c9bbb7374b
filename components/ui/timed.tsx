import type { ReactNode } from 'react';
import { formatSpans, isShownAt, type ShownSpan } from '#lib/time/shown-spans';
import styles from './timed.module.css';

interface TimedProps extends Partial<ShownSpan> {
  /**
   * The time of rendering, which determines what is shown without JavaScript. Null for what a
   * cached page must not claim: it is hidden until the browser has compared the time.
   */
  readonly now: Date | null;
  readonly as?: 'div' | 'li' | 'p' | 'span' | 'tr';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders content that is shown only within a span of time. Pages are cached, so `TimedIsland`
 * compares the time again when a page is viewed; content that has ended at the time of rendering is left out.
 */
export function Timed({ from = null, until = null, now, ...rest }: TimedProps) {
  if (now !== null && until !== null && until <= now) return null;
  // What has begun at the time of rendering has also begun at any later time.
  const begins = now !== null && from !== null && from <= now ? null : from;
  const isAlways = begins === null && until === null;
  return <Recurring spans={isAlways ? [] : [{ from: begins, until }]} now={now} {...rest} />;
}

interface RecurringProps extends Omit<TimedProps, keyof ShownSpan> {
  /** Spans of time that do not overlap; without any, the content is always shown. */
  readonly spans: readonly ShownSpan[];
}

/** Renders content that is shown within each of several spans of time, as {@link Timed} does. */
export function Recurring({ spans, now, as: Element = 'div', className, ...rest }: RecurringProps) {
  if (spans.length === 0) return <Element className={className} {...rest} />;
  const isShown = spans.some((span) => now !== null && isShownAt(span, now));
  return (
    <Element
      className={className ? `${styles.timed} ${className}` : styles.timed}
      data-shown={formatSpans(spans)}
      hidden={!isShown}
      {...rest}
    />
  );
}
