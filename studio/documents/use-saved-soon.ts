import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ObjectInputProps } from 'sanity';
import { contentOf } from './content-of.ts';

/**
 * How long a change waits until it is saved while the editor goes on typing, in ms: other editors see it
 * within a second, with its way to them.
 */
const SAVED_AFTER_MS = 300;

/** How long after a change nobody is typing any more, in ms. */
const PAUSE_MS = 120;

/**
 * Saves each change of `value` within 300 ms, and sooner in a pause. The Studio itself saves the
 * first change at once, and then once a second what has come since, unless the form goes away before.
 * While everything `isSaved`, `save` is not called: it would cancel an action that has waited for that.
 */
export function useSavedSoon(
  value: ObjectInputProps['value'],
  isSaved: boolean,
  save: () => void,
): void {
  // Of a change, not of each rendering: it is rendered, too, whenever something is saved.
  const content = useMemo(() => contentOf(value), [value]);
  const last = useRef(content);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const due = useRef<number>(undefined);
  const saveRest = useEffectEvent(() => {
    due.current = undefined;
    if (!isSaved) save();
  });
  useEffect(() => {
    if (last.current === content) return;
    last.current = content;
    due.current ??= performance.now() + SAVED_AFTER_MS;
    clearTimeout(timer.current);
    timer.current = setTimeout(saveRest, Math.min(PAUSE_MS, due.current - performance.now()));
  }, [content]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (due.current !== undefined) saveRest();
    },
    [],
  );
}
