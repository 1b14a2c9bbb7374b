import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { Card, Stack, Text } from '@sanity/ui';
import { Preview, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { LinkedDocument } from './linked-document.ts';

interface DocumentLinkProps {
  readonly document: LinkedDocument;
  /** What there is to say about the document. */
  readonly note?: string | undefined;
}

/** A link to the form of a document, with the line that lists have for it. */
export function DocumentLink({ document, note }: DocumentLinkProps) {
  const { _id, _type } = document;
  const schemaType = useSchema().get(_type);
  const id = getPublishedId(DocumentId(_id));
  return (
    <IntentLink
      intent="edit"
      params={{ id, type: _type }}
      style={{ color: 'inherit', textDecoration: 'none' }}
    >
      <Card padding={2} radius={2} border>
        <Stack gap={2}>
          {schemaType ? (
            <Preview layout="default" schemaType={schemaType} value={{ _id, _type }} />
          ) : (
            <Text>{id}</Text>
          )}
          {note && (
            <Text size={1} muted>
              {note}
            </Text>
          )}
        </Stack>
      </Card>
    </IntentLink>
  );
}
