'use client';

import { useEffect } from 'react';
import { isRecord } from '#lib/content/parse/formats/is-record';
import { readEditedDocument, readSavedDocument } from '#lib/content/preview/edited-document';
import { listenToStudio } from './listen-to-studio';

/** The message with which the Studio passes on what it learns of the documents, for optimistic updates. */
const snapshotEvent = 'presentation/snapshot-event';

/**
 * Its listener reports mutations from its welcome on; what was saved while the frame and the Studio
 * connected, after the page was rendered, would not be shown until the next change.
 */
const signsOfChange = new Set<unknown>(['welcome', 'mutation']);

/** How long after a change of a form nobody is typing any more, in ms. */
const PAUSE_MS = 200;

/** How long a saved change waits at most for what is still being typed, in ms. */
const MAX_WAIT_MS = 600;

/**
 * Calls `onChange` once changes of documents have been saved, or may have been, as the Studio around the
 * frame reports it. Its own request to refresh the page comes a second later, and only once nobody has
 * typed for a second. While the editor types, what is saved in between waits a little for the rest: the
 * last key would otherwise wait until the page without it has been rendered.
 */
export function useSavedChanges(onChange: () => void): void {
  useEffect(() => {
    const now = () => performance.now();
    /** When the editor last typed, the documents with changes that are not saved, since when one waits. */
    let typedAt = Number.NEGATIVE_INFINITY;
    const unsaved = new Set<string>();
    let waitsSince: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pass = () => {
      waitsSince = undefined;
      onChange();
    };
    const stopListening = listenToStudio((message) => {
      const edited = readEditedDocument(message);
      const saved = edited?.isSaved ? edited.id : readSavedDocument(message);
      if (saved !== null) unsaved.delete(saved);
      else if (edited) {
        typedAt = now();
        unsaved.add(edited.id);
      }
      if (isSavedChange(message)) waitsSince ??= now();
      if (waitsSince === undefined) return;
      clearTimeout(timer);
      const latest = waitsSince + MAX_WAIT_MS;
      const due = unsaved.size === 0 ? Math.min(typedAt + PAUSE_MS, latest) : latest;
      if (due <= now()) pass();
      else timer = setTimeout(pass, due - now());
    });
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [onChange]);
}

function isSavedChange(message: unknown): boolean {
  if (!isRecord(message) || message.type !== snapshotEvent) return false;
  const { event } = isRecord(message.data) ? message.data : {};
  return isRecord(event) && signsOfChange.has(event.type);
}
