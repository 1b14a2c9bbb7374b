import { releaseDocumentId } from '../ids/document-id.ts';
import { isJsonObject, type JsonObject } from '../store/json.ts';
import { type PastTransaction, parseBody } from '../store/revision-reader.ts';

/**
 * Returns what a transaction did to a release as the release events of the protocol: an editor sees
 * when it was created, scheduled, published or archived, and when that was undone. Edits of its
 * metadata are no events: clients derive them from the transactions.
 */
export function releaseEventsOf(
  { id, author, timestamp, changes }: PastTransaction,
  releaseName: string,
): JsonObject[] {
  const change = changes.find(({ documentId }) => documentId === releaseDocumentId(releaseName));
  if (change === undefined || !change.isComplete) return [];
  const event = eventOf(parseBody(change.before), parseBody(change.after));
  return event === null ? [] : [{ id, timestamp, author, releaseName, ...event }];
}

function eventOf(before: JsonObject | null, after: JsonObject | null): JsonObject | null {
  if (after === null) return null;
  if (before === null) return { type: 'createRelease', change: plannedIn(after) };
  if (before.state === after.state) return null;
  switch (after.state) {
    case 'scheduled':
      return { type: 'scheduleRelease', publishAt: after.publishAt ?? null };
    case 'published':
      return { type: 'publishRelease' };
    case 'archived':
      return { type: 'archiveRelease' };
    default:
      return { type: before.state === 'archived' ? 'unarchiveRelease' : 'unscheduleRelease' };
  }
}

/** Returns when a release is meant to be published, under the names of the protocol's events. */
function plannedIn({ metadata }: JsonObject): JsonObject {
  if (!isJsonObject(metadata)) return {};
  const { releaseType, intendedPublishAt } = metadata;
  return {
    ...(releaseType === undefined ? {} : { releaseType }),
    ...(intendedPublishAt === undefined ? {} : { intendedPublishDate: intendedPublishAt }),
  };
}
