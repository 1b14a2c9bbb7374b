import { ShareIcon } from '@sanity/icons/Share';
import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { offeredLanguages } from '../../content/schema/document-languages.ts';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { isPageRoute, routeOfType } from '../../lib/routing/routes.ts';
import { ShareDialog } from './share-dialog.tsx';

/** Makes a link with which people without an account see the draft of a document. */
export const ShareDocument: DocumentActionComponent = ({ id, type, draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const document = draft ?? published;
  const missing = missingFor(document, type);
  const action = {
    label: 'Share a preview',
    icon: ShareIcon,
    disabled: missing !== null,
    title: missing ?? undefined,
    onHandle: () => setIsOpen(true),
  };
  if (!isOpen || !document) return action;
  const content = (
    <ShareDialog
      documentId={getPublishedId(DocumentId(id))}
      documentType={type}
      title={titleOf(document)}
      languages={offeredLanguages(document.languages)}
    />
  );
  const onClose = () => setIsOpen(false);
  return { ...action, dialog: { type: 'dialog', header: action.label, content, onClose } };
};

/** Returns what an editor has to do before a document can be shared; null if there is nothing. */
function missingFor(
  document: Readonly<Record<string, unknown>> | null,
  type: string,
): string | null {
  if (!document) return 'Enter something first';
  // Without it, the site has no address for the document.
  const hasSlug = isRecord(document.slug) && Boolean(document.slug.en);
  return type in routeOfType && !hasSlug ? 'Enter an English slug first' : null;
}

/** Returns the English title of a document; that of a page, or else its route. */
function titleOf({ title, route }: Readonly<Record<string, unknown>>): string {
  const english = isRecord(title) ? title.en : null;
  if (typeof english === 'string' && english.trim() !== '') return english;
  return typeof route === 'string' && isPageRoute(route) ? route : 'Without a title';
}
