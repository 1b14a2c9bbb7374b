import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { useEffect, useRef } from 'react';
import type { ObjectInputProps } from 'sanity';
import { editedDocumentMessage } from '../../lib/content/preview/edited-document.ts';
import { postToFrames } from './post-to-frames.ts';

/**
 * Sends each change of a form to the site (`siteUrl`, its origin) in the frame of the Presentation tool,
 * which shows its texts at once: the server can render them only once they are saved.
 */
export function useShownEdits(
  { value, readOnly }: Pick<ObjectInputProps, 'value' | 'readOnly'>,
  siteUrl: string,
): void {
  const last = useRef(value);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (readOnly || !before || !value || contentOf(before) === contentOf(value)) return;
    const id = publishedIdOf(value);
    if (id !== publishedIdOf(before)) return;
    postToFrames(editedDocumentMessage({ id, before, after: value }), siteUrl);
  }, [value, readOnly, siteUrl]);
}

/** Returns a document without what the content service notes down itself as soon as it is saved. */
function contentOf({ _rev, _updatedAt, ...content }: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(content);
}

function publishedIdOf({ _id }: Readonly<Record<string, unknown>>): string {
  return getPublishedId(DocumentId(String(_id)));
}
