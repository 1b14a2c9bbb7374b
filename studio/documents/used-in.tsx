import { Card, Heading, Stack } from '@sanity/ui';
import { useCallback } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../../content/schema/values/studio-queries.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { findLinks } from './find-links.ts';
import { LinkList } from './link-list.tsx';

/** The documents in which a document is used; nothing where there are none. */
export function UsedIn({ id }: { readonly id: string }) {
  const client = useClient({ apiVersion });
  const load = useCallback(() => findLinks(client, id), [client, id]);
  const links = useLoaded(load);
  // Without a connection, the form itself says so.
  if (links.state !== 'loaded' || links.value.length === 0) return null;
  return (
    <Card padding={3} radius={2} border>
      <Stack gap={3}>
        <Heading as="h2" size={0}>
          Used in
        </Heading>
        <LinkList documents={links.value} />
      </Stack>
    </Card>
  );
}
