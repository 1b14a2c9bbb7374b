import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { useEffect, useRef } from 'react';
import type { ObjectInputProps } from 'sanity';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import {
  editedDocumentMessage,
  savedDocumentMessage,
  typingMessage,
} from '../../lib/content/preview/edited-document.ts';
import { contentOf } from './content-of.ts';

/**
 * Sends each change of a form to the site (`siteUrl`, its origin) in the frame of the Presentation tool,
 * which shows its texts at once: the server can render them only once they are saved. Sends word, too,
 * when all of them are; and of each key before the form has taken it in, which may take longer than a
 * key, so that the page is not rendered without the last one.
 */
export function useShownEdits(
  value: ObjectInputProps['value'],
  isSaved: boolean,
  siteUrl: string,
): void {
  const last = useRef(value);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (!value) return;
    const id = publishedIdOf(value);
    const isOpen = before !== undefined && publishedIdOf(before) === id;
    if (isOpen && contentOf(before) !== contentOf(value)) {
      postToFrames(editedDocumentMessage({ id, before, after: value, isSaved }), siteUrl);
    } else if (isSaved) {
      postToFrames(savedDocumentMessage(id), siteUrl);
    }
  }, [value, isSaved, siteUrl]);
  useEffect(() => {
    const announce = () => postToFrames(typingMessage, siteUrl);
    document.addEventListener('beforeinput', announce, { capture: true });
    return () => document.removeEventListener('beforeinput', announce, { capture: true });
  }, [siteUrl]);
}

function postToFrames(message: object, origin: string): void {
  // Frames of other origins receive nothing.
  for (let frame = 0; frame < window.length; frame++) window[frame]?.postMessage(message, origin);
}

function publishedIdOf({ _id }: JsonRecord): string {
  return getPublishedId(DocumentId(String(_id)));
}
