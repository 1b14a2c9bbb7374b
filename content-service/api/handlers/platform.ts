import { type ApiContext, findDataset } from '../request/context.ts';
import { notAvailable } from '../request/not-available.ts';

/**
 * The features of the hosted service that this one has, by the names that the Studio knows: it
 * offers releases, and releases of one document ("scheduled drafts").
 */
const FEATURES = ['contentReleases', 'singleDocRelease'];

/** The number of releases is not limited; the Studio compares it with numbers. */
const MAX_RELEASES = 1_000_000;

/** Handles `GET /features`. */
export function listFeatures(c: ApiContext): Response {
  return c.json(FEATURES);
}

/** Handles `GET /projects/{id}/new-content-release-allowed`. */
export function showReleaseLimits(c: ApiContext): Response {
  return c.json({
    data: {
      datasetReleaseLimit: MAX_RELEASES,
      orgActiveReleaseLimit: null,
      orgMeteredActiveReleaseCount: 0,
    },
  });
}

/**
 * Handles `GET /intake/telemetry-status`: nobody has agreed to telemetry, upon which the Studio
 * records and sends none.
 */
export function showTelemetryStatus(c: ApiContext): Response {
  return c.json({ status: 'denied' });
}

/** Handles lists of things that this service never has, such as announcements of the vendor. */
export function sendEmptyList(c: ApiContext): Response {
  return c.json([]);
}

/** Handles what belongs to a contract with the vendor: a trial or a plan, of which there is none. */
export function sendNull(c: ApiContext): Response {
  return c.json(null);
}

/** Handles `GET /schedules/{project}/{dataset}`: releases are scheduled instead of documents. */
export function listSchedules(c: ApiContext): Response {
  return c.json({ schedules: [], totalCount: 0, nextCursor: null });
}

/** Handles `GET /ping`, with which the Studio tests the connection. */
export function ping(c: ApiContext): Response {
  return c.json({ status: 'ok' });
}

/**
 * Handles `GET /healthz`: the service responds, and so many documents have changes of which the receiver
 * of the webhook does not know yet.
 */
export function showHealth(c: ApiContext): Response {
  return c.json({ status: 'ok', pendingDeliveries: c.env.service.pendingDeliveries() });
}

/** Handles `GET /help`: the vendor's links for the Studio's help menu, of which there are none. */
export function listHelp(c: ApiContext): Response {
  return c.json({ resources: { sectionArray: [] } });
}

/**
 * Handles `GET /data/references/{dataset}/documents/{id}/to?excludeInternalReferences=true`, which the
 * Studio requests before it deletes a document: a document is referred to from its own dataset only.
 * The references within the dataset are found by a query instead; asked for here, they are a 400.
 */
export function listExternalReferences(c: ApiContext): Response {
  findDataset(c);
  if (c.req.query('excludeInternalReferences') !== 'true') return notAvailable('This list is')();
  return c.json({ totalCount: 0, references: [] });
}
