import { useSyncExternalStore } from 'react';
import { locales } from '../../content/schema/values/locales.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';

/** The languages that forms show: all side by side, or one, beside the English. */
export type ShownLanguages = Locale | 'all';

const KEY = 'shown-languages';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): ShownLanguages {
  const stored = localStorage.getItem(KEY);
  return locales.find(({ id }) => id === stored)?.id ?? 'all';
}

/** Returns the languages that forms show, the same in all of them and at the next visit. */
export function useShownLanguages(): ShownLanguages {
  return useSyncExternalStore(subscribe, read);
}

/** Shows these languages in all forms, from now on and at the next visit. */
export function showLanguages(shown: ShownLanguages): void {
  localStorage.setItem(KEY, shown);
  for (const listener of listeners) listener();
}
