import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * How long a change waits until it is saved, in ms: other editors see it within a second, with its way
 * to them.
 */
const SAVED_AFTER_MS = 300;

/**
 * Has each change of `value` saved within 300 ms. The Studio itself saves the first change at once, and
 * then once a second what has come since. While everything `isSaved`, `save` is not called: it would
 * cancel an action that has waited for that.
 */
export function useSavedSoon(value: unknown, isSaved: boolean, save: () => void): void {
  const last = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveRest = useEffectEvent(() => {
    if (!isSaved) save();
  });
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      saveRest();
    }, SAVED_AFTER_MS);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
