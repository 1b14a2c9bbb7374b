'use client';

import { useEffect } from 'react';
import { isRecord } from '#lib/content/parse/formats/is-record';
import { isSavedMessage, readEditedDocument } from '#lib/content/preview/edited-document';
import { listenToStudio } from './listen-to-studio';

/** The message with which the Studio passes on what it learns of the documents, for optimistic updates. */
const snapshotEvent = 'presentation/snapshot-event';

/**
 * Its listener reports mutations from its welcome on; what was saved while the frame and the Studio
 * connected, after the page was rendered, would not be shown until the next change.
 */
const signsOfChange = new Set<unknown>(['welcome', 'mutation']);

/** How long a change that has been saved waits at most for what is still being typed, in ms. */
const MAX_WAIT_MS = 600;

/**
 * Calls `onChange` each time a change of a document has been saved, or may have been, as the Studio
 * around the frame reports it. Its own request to refresh the page comes a second later, and only once
 * nobody has typed for a second. While the editor types, what is saved in between waits a little for the
 * rest: the last key would otherwise wait until a page without it has been rendered.
 */
export function useSavedChanges(onChange: () => void): void {
  useEffect(() => {
    let typedAt = Number.NEGATIVE_INFINITY;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const pass = () => {
      clearTimeout(waiting);
      waiting = undefined;
      onChange();
    };
    const stopListening = listenToStudio((message) => {
      if (readEditedDocument(message)) typedAt = performance.now();
      if (isSavedMessage(message)) {
        typedAt = Number.NEGATIVE_INFINITY;
        if (waiting !== undefined) pass();
      }
      if (!isSavedChange(message)) return;
      const wait = typedAt + MAX_WAIT_MS - performance.now();
      if (wait > 0) waiting ??= setTimeout(pass, wait);
      else pass();
    });
    return () => {
      stopListening();
      clearTimeout(waiting);
    };
  }, [onChange]);
}

function isSavedChange(message: unknown): boolean {
  if (!isRecord(message) || message.type !== snapshotEvent) return false;
  const { event } = isRecord(message.data) ? message.data : {};
  return isRecord(event) && signsOfChange.has(event.type);
}
