import { Text } from '@sanity/ui';
import { getReleaseIdFromReleaseDocumentId, RELEASES_INTENT } from 'sanity';
import { LinkCard } from '../../documents/link-card.tsx';
import type { TitleOfRelease } from './name-releases.ts';

interface ReleaseLinkProps {
  /** The id of the document that describes the release. */
  readonly documentId: string;
  readonly title: string | null | undefined;
  readonly titleOfRelease: TitleOfRelease;
  readonly note: string;
}

/** A link to a release. */
export function ReleaseLink({ documentId, title, titleOfRelease, note }: ReleaseLinkProps) {
  const id = getReleaseIdFromReleaseDocumentId(documentId);
  return (
    <LinkCard intent={RELEASES_INTENT} params={{ id }} note={note}>
      <Text>Release: {titleOfRelease(id, title)}</Text>
    </LinkCard>
  );
}
