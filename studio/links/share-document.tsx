import { ShareIcon } from '@sanity/icons/Share';
import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { offeredLanguages } from '../../content/schema/values/document-languages.ts';
import { isRecord, type JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { isPageRoute } from '../../lib/routing/routes.ts';
import { ShareDialog } from './share-dialog.tsx';

/** Makes a link with which people without an account see the draft of a document. */
export const ShareDocument: DocumentActionComponent = ({ id, type, draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const document = draft ?? published;
  const action = {
    label: 'Share a preview',
    icon: ShareIcon,
    disabled: !document,
    title: document ? undefined : 'Enter something first',
    onHandle: () => setIsOpen(true),
  };
  if (!isOpen || !document) return action;
  const content = (
    <ShareDialog
      documentId={getPublishedId(DocumentId(id))}
      documentType={type}
      draft={draft}
      title={titleOf(document)}
      languages={offeredLanguages(document.languages)}
    />
  );
  const onClose = () => setIsOpen(false);
  return { ...action, dialog: { type: 'dialog', header: action.label, content, onClose } };
};

/** Returns the English title of a document; that of a page, or else its route. */
function titleOf({ title, route }: JsonRecord): string {
  const english = isRecord(title) ? title.en : null;
  if (typeof english === 'string' && english.trim() !== '') return english;
  return typeof route === 'string' && isPageRoute(route) ? route : 'Without a title';
}
