import { DocumentId, getPublishedId, getVersionNameFromId, isVersionId } from '@sanity/id-utils';
import { type ObjectInputProps, useDocumentOperation, useSyncState } from 'sanity';
import { useSavedSoon } from './use-saved-soon.ts';
import { useShownEdits } from './use-shown-edits.ts';

interface UnsavedEditsProps {
  readonly id: string;
  readonly type: string;
  /** The document as the form shows it, saved or not. */
  readonly value: ObjectInputProps['value'];
  /** The origin of the site, whose page in the Presentation tool shows what is typed. */
  readonly siteUrl: string;
}

/**
 * Saves what is typed into the form of a document sooner than the Studio does, and shows it on the page
 * beside it meanwhile. Renders nothing: a component of its own, so that the form is not rendered again
 * whenever something is saved.
 */
export function UnsavedEdits({ id, type, value, siteUrl }: UnsavedEditsProps) {
  const documentId = DocumentId(id);
  const version = isVersionId(documentId) ? getVersionNameFromId(documentId) : undefined;
  const document = [getPublishedId(documentId), type, version] as const;
  const { commit } = useDocumentOperation(...document);
  const { isSyncing } = useSyncState(...document);
  useSavedSoon(value, !isSyncing, () => commit.execute());
  useShownEdits(value, !isSyncing, siteUrl);
  return null;
}
