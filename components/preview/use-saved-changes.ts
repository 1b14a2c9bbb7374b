'use client';

import { useEffect } from 'react';
import { isRecord } from '#lib/content/parse/formats/is-record';

/** The message with which the Studio passes on what it learns of the documents, for optimistic updates. */
const snapshotEvent = 'presentation/snapshot-event';

/**
 * Calls `onChange` each time a change of a document has been saved, as the Studio around the frame
 * reports it. Its own request to refresh the page comes a second later, and only once nobody has
 * typed for a second.
 */
export function useSavedChanges(onChange: () => void): void {
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      if (source === window.parent && isSavedChange(data)) onChange();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [onChange]);
}

function isSavedChange(message: unknown): boolean {
  if (!isRecord(message) || message.type !== snapshotEvent) return false;
  const { event } = isRecord(message.data) ? message.data : {};
  return isRecord(event) && event.type === 'mutation';
}
