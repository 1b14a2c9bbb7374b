import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { Text } from '@sanity/ui';
import { Preview, useSchema } from 'sanity';
import { LinkCard } from './link-card.tsx';
import type { LinkedDocument } from './linked-document.ts';

interface DocumentLinkProps {
  readonly document: LinkedDocument;
  /** A note about the document. */
  readonly note?: string | undefined;
}

/** A link to the form of a document, with the line that lists have for it. */
export function DocumentLink({ document, note }: DocumentLinkProps) {
  const { _id, _type } = document;
  const schemaType = useSchema().get(_type);
  const id = getPublishedId(DocumentId(_id));
  return (
    <LinkCard intent="edit" params={{ id, type: _type }} note={note}>
      {schemaType ? (
        <Preview layout="default" schemaType={schemaType} value={{ _id, _type }} />
      ) : (
        <Text>{id}</Text>
      )}
    </LinkCard>
  );
}
