import { Box, Card, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/time/format/date.ts';
import { weekdayName } from '../../../lib/time/format/weekday.ts';
import { weekdayOf } from '../../../lib/time/weekdays.ts';
import { DocumentLink } from '../../documents/document-link.tsx';
import { type Change, releaseDocumentType } from './changes-of-week.ts';
import type { TitleOfRelease } from './name-releases.ts';
import { ReleaseLink } from './release-link.tsx';
import { useTodayContent } from './use-today-content.ts';
import { useUnfitDocuments } from './use-unfit-documents.ts';

/** The notes below the documents that are known to be unfit. */
const unfitNotes = {
  checking: 'Checking…',
  complete: undefined,
  failed: 'The documents could not be checked. Open the Studio again to check them once more.',
};

/** The first pane of the desk: what needs an editor, what changes soon, what has changed. */
export function Today() {
  const loaded = useTodayContent();
  const unfit = useUnfitDocuments();
  if (loaded.state === 'failed') {
    return <Message>The content could not be loaded: {loaded.reason}</Message>;
  }
  if (loaded.state === 'loading') return <Message>Loading…</Message>;
  const content = loaded.value;
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={5}>
        <Part title="Needs correction" empty="Nothing." note={unfitNotes[unfit.state]}>
          {[
            ...content.failed.map(({ _id, title, message }) => (
              <ReleaseLink
                key={_id}
                documentId={_id}
                title={title}
                titleOfRelease={content.titleOfRelease}
                note={`could not be published: ${message ?? 'for an unknown reason'}`}
              />
            )),
            ...unfit.documents.map(({ document, message }) => (
              <DocumentLink key={document._id} document={document} note={message} />
            )),
          ]}
        </Part>
        <Part title="Changes within a week" empty="Nothing.">
          {content.changes.map((change) => (
            <ChangeLink
              key={`${change.document._id} ${change.date} ${change.text}`}
              change={change}
              titleOfRelease={content.titleOfRelease}
            />
          ))}
        </Part>
        <Part title="Edited and not published" empty="Nothing.">
          {content.drafts.map((document) => (
            <DocumentLink key={document._id} document={document} />
          ))}
        </Part>
        <Part title="Published lately" empty="Nothing.">
          {content.published.map((document) => (
            <DocumentLink key={document._id} document={document} />
          ))}
        </Part>
      </Stack>
    </Box>
  );
}

interface ChangeLinkProps {
  readonly change: Change;
  readonly titleOfRelease: TitleOfRelease;
}

function ChangeLink({ change, titleOfRelease }: ChangeLinkProps) {
  const { document } = change;
  const note = noteOf(change);
  return document._type === releaseDocumentType ? (
    <ReleaseLink
      documentId={document._id}
      title={document.releaseTitle}
      titleOfRelease={titleOfRelease}
      note={note}
    />
  ) : (
    <DocumentLink document={document} note={note} />
  );
}

/** Returns `Thursday, 24 December 2026: has different hours`. */
function noteOf({ date, text }: Change): string {
  return `${weekdayName(weekdayOf(date), 'en')}, ${formatDate(date, 'en')}: ${text}`;
}

interface PartProps {
  readonly title: string;
  /** Shown without children and without a note. */
  readonly empty: string;
  /** Shown below the children. */
  readonly note?: string | undefined;
  readonly children: readonly ReactNode[];
}

function Part({ title, empty, note, children }: PartProps) {
  const remark = note ?? (children.length > 0 ? undefined : empty);
  return (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children.length > 0 && <Stack gap={1}>{children}</Stack>}
      {remark && <Text muted>{remark}</Text>}
    </Stack>
  );
}

function Message({ children }: { readonly children: ReactNode }) {
  return (
    <Card padding={4}>
      <Text>{children}</Text>
    </Card>
  );
}
