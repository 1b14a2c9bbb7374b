import { Card, Heading, Stack } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../connection/api-version.ts';
import { findLinks } from './find-links.ts';
import { LinkList } from './link-list.tsx';
import type { LinkedDocument } from './linked-document.ts';

/** The documents in which a document is used; nothing where there are none. */
export function UsedIn({ id }: { readonly id: string }) {
  const client = useClient({ apiVersion });
  const [documents, setDocuments] = useState<readonly LinkedDocument[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly LinkedDocument[]) => {
      if (isCurrent) setDocuments(found);
    };
    // Without a connection, the form itself says so.
    findLinks(client, id).then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [client, id]);
  if (documents.length === 0) return null;
  return (
    <Card padding={3} radius={2} border>
      <Stack gap={3}>
        <Heading as="h2" size={0}>
          Used in
        </Heading>
        <LinkList documents={documents} />
      </Stack>
    </Card>
  );
}
