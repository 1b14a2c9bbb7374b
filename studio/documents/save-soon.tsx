import { DocumentId, getPublishedId, getVersionNameFromId, isVersionId } from '@sanity/id-utils';
import { useEffect } from 'react';
import { useDocumentOperation, useSyncState } from 'sanity';
import { savedMessage } from '../../lib/content/preview/edited-document.ts';
import { postToFrames } from '../presentation/post-to-frames.ts';
import { useSavedSoon } from './use-saved-soon.ts';

interface SaveSoonProps {
  readonly id: string;
  readonly type: string;
  /** The document as the form shows it, saved or not. */
  readonly value: unknown;
  /** The origin of the site, whose page in the Presentation tool learns when everything is saved. */
  readonly siteUrl: string;
}

/**
 * Has what is typed into the form of a document saved sooner than the Studio does. Renders nothing: a
 * component of its own, so that the form is not rendered again whenever something is saved.
 */
export function SaveSoon(props: SaveSoonProps) {
  const id = DocumentId(props.id);
  const version = isVersionId(id) ? getVersionNameFromId(id) : undefined;
  const document = [getPublishedId(id), props.type, version] as const;
  const { commit } = useDocumentOperation(...document);
  const { isSyncing } = useSyncState(...document);
  useSavedSoon(props.value, !isSyncing, () => commit.execute());
  useEffect(() => {
    if (!isSyncing) postToFrames(savedMessage, props.siteUrl);
  }, [isSyncing, props.siteUrl]);
  return null;
}
