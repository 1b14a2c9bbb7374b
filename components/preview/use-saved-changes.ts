'use client';

import { useEffect } from 'react';
import { isRecord } from '#lib/content/parse/formats/is-record';
import { listenToStudio } from './listen-to-studio';

/** The message with which the Studio passes on what it learns of the documents, for optimistic updates. */
const snapshotEvent = 'presentation/snapshot-event';

/**
 * Its listener reports mutations from its welcome on; what was saved while the frame and the Studio
 * connected, after the page was rendered, would not be shown until the next change.
 */
const signsOfChange = new Set<unknown>(['welcome', 'mutation']);

/**
 * Calls `onChange` each time a change of a document has been saved, or may have been, as the Studio
 * around the frame reports it. Its own request to refresh the page comes a second later, and only once
 * nobody has typed for a second.
 */
export function useSavedChanges(onChange: () => void): void {
  useEffect(
    () =>
      listenToStudio((message) => {
        if (isSavedChange(message)) onChange();
      }),
    [onChange],
  );
}

function isSavedChange(message: unknown): boolean {
  if (!isRecord(message) || message.type !== snapshotEvent) return false;
  const { event } = isRecord(message.data) ? message.data : {};
  return isRecord(event) && signsOfChange.has(event.type);
}
