import { DocumentId, isVersionId } from '@sanity/id-utils';
import { Stack } from '@sanity/ui';
import { DocumentLink } from './document-link.tsx';
import type { LinkedDocument } from './linked-document.ts';

/** Links to the forms of the documents in which another one is used. */
export function LinkList({ documents }: { readonly documents: readonly LinkedDocument[] }) {
  return (
    <Stack gap={1}>
      {documents.map((document) => (
        <DocumentLink key={document._id} document={document} note={releaseNote(document)} />
      ))}
    </Stack>
  );
}

/** Says where to look for the link if the document is not open as an editor usually sees it. */
function releaseNote({ _id }: LinkedDocument): string | undefined {
  return isVersionId(DocumentId(_id)) ? 'In a release: choose it above the form.' : undefined;
}
