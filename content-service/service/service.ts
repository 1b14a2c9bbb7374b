import { ReleaseScheduler } from '../actions/release-scheduler.ts';
import type { HasAsset } from '../assets/adoptions.ts';
import { parseAssetId } from '../assets/asset-id.ts';
import { withAssetUrl } from '../assets/asset-url.ts';
import { FileStore } from '../assets/file-store.ts';
import { EventStreams } from '../event-stream/event-streams.ts';
import { LogFollower } from '../event-stream/log-follower.ts';
import { ANONYMOUS_BODIES, ANONYMOUS_EXPORTS, ANONYMOUS_READS } from '../http/anonymous-limits.ts';
import { Authenticator } from '../http/auth.ts';
import { ConcurrencyLimit } from '../http/concurrency-limit.ts';
import { TrustedProxies } from '../http/trusted-proxies.ts';
import { parseDocumentId } from '../ids/document-id.ts';
import { versionsOf } from '../ids/versions-of.ts';
import { ImageService } from '../images/image-service.ts';
import { WorkQueue } from '../images/work-queue.ts';
import { createMutationDelivery } from '../listen/deliver-mutations.ts';
import type { Listener } from '../listen/listener.ts';
import { createTagDelivery } from '../live/deliver-tags.ts';
import type { LiveSubscriber } from '../live/live-subscriber.ts';
import { WaitingLogins } from '../login/waiting-logins.ts';
import {
  createPublishStep,
  type PublishStep,
  type PublishTransform,
} from '../mutate/publish-step.ts';
import { PresenceRooms } from '../presence/presence-rooms.ts';
import { QueryPool, type QueryPoolOptions } from '../query/pool/query-pool.ts';
import { ResultCache } from '../query/result-cache.ts';
import { loadSecrets } from '../secrets/secrets.ts';
import { Sockets } from '../sockets/sockets.ts';
import { ContentStore } from '../store/store.ts';
import type { LoggedChange } from '../store/transaction.ts';
import { userIdOf } from '../users/members.ts';
import { UserStore } from '../users/user-store.ts';
import { errorMessage } from '../util/error-message.ts';
import type { Log } from '../util/log.ts';
import { DEFAULT_DATASET, PROJECT_ID } from '../util/project.ts';
import { Webhook } from '../webhook/webhook.ts';

/** Limits of queries, see `QueryPoolOptions`. */
export type QueryLimits = Pick<QueryPoolOptions, 'memoryMegabytes' | 'processes' | 'timeoutMs'>;

/** The options of a service. */
export interface ServiceOptions {
  readonly dataDir: string;
  readonly allowedOrigins: readonly string[];
  /** Addresses of Studios, which logins return to. */
  readonly studios: readonly string[];
  /** Addresses and networks of proxies, besides this machine, that name their clients. */
  readonly trustedProxies: readonly string[];
  /** The receiver of published changes, or null for none. */
  readonly webhookUrl: string | null;
  readonly imageCacheMegabytes: number;
  /** Transforms documents before they become public, or null for none. */
  readonly publishTransform: PublishTransform | null;
  readonly queries: QueryLimits;
  /** The base URL of assets, without a trailing slash. */
  readonly baseUrl: string;
  /** Logs one line for the operator. */
  readonly log: Log;
}

/** The service behind the HTTP interface, used by the handlers. */
export interface Service {
  readonly projectId: string;
  readonly store: ContentStore;
  readonly queries: QueryPool;
  readonly results: ResultCache;
  readonly eventStreams: EventStreams;
  /** The requests of anonymous clients with a JSON body. */
  readonly anonymousBodies: ConcurrencyLimit;
  /** The queries of anonymous clients, and their requests for documents. */
  readonly anonymousReads: ConcurrencyLimit;
  /** The exports of anonymous clients. */
  readonly anonymousExports: ConcurrencyLimit;
  /** The WebSocket connections. */
  readonly sockets: Sockets;
  readonly presence: PresenceRooms;
  readonly logins: WaitingLogins;
  /** The clients of `/data/listen`. */
  readonly listeners: LogFollower<Listener>;
  /** The clients of `/data/live/events`. */
  readonly liveEvents: LogFollower<LiveSubscriber>;
  readonly files: FileStore;
  readonly images: ImageService;
  readonly users: UserStore;
  readonly allowedOrigins: readonly string[];
  readonly studios: readonly string[];
  readonly proxies: TrustedProxies;
  readonly authenticator: Authenticator;
  /** Limits how many uploads have their metadata extracted at a time. */
  readonly limitUploads: <T>(task: () => Promise<T>) => Promise<T>;
  /** Applied to the documents of every transaction that become public. */
  readonly publishStep: PublishStep;
  /** Returns how many documents have changes that the webhook has not delivered yet. */
  readonly pendingDeliveries: () => number;
  readonly log: Log;
  /** Stops all work and writes everything to the disk. */
  close(): Promise<void>;
}

/** A part of the service that has to be closed. */
interface Part {
  close(): Promise<void> | void;
}

/**
 * Opens a data folder. Throws when it cannot be opened, for instance because it is in use, and leaves
 * nothing open.
 */
export function openService(options: ServiceOptions): Service {
  /** The open parts, the latest first. */
  const parts: Part[] = [];
  try {
    return openParts(options, parts);
  } catch (error) {
    // This error is the cause, whatever fails in closing the others.
    for (const part of parts) void (async () => part.close())().catch(() => undefined);
    throw error;
  }
}

function openParts(options: ServiceOptions, parts: Part[]): Service {
  const { dataDir, baseUrl, log } = options;
  const opened = <T extends Part>(part: T): T => {
    parts.unshift(part);
    return part;
  };
  const store = opened(
    new ContentStore(dataDir, (document) => withAssetUrl(document, baseUrl), log),
  );
  const users = opened(new UserStore(dataDir));
  const queries = opened(new QueryPool({ ...options.queries, dataDir, baseUrl }));
  const secrets = loadSecrets(dataDir);
  const proxies = new TrustedProxies(options.trustedProxies);
  const authenticator = new Authenticator(secrets, users);
  const files = new FileStore(dataDir, hasAsset(store));
  if (store.datasets().length === 0) {
    store.saveDataset({
      name: DEFAULT_DATASET,
      aclMode: 'public',
      description: null,
      createdAt: new Date().toISOString(),
      createdByUserId: userIdOf('administrator'),
    });
  }
  store.onCommit((changes) => removeFilesOf(changes, store, files, log));
  const { webhookUrl: url } = options;
  const webhook =
    url === null ? null : opened(new Webhook({ store, url, secret: secrets.webhookSecret, log }));
  const publishStep = createPublishStep(options.publishTransform, log);
  opened(new ReleaseScheduler({ store, queries, publishStep, authenticator, log }));
  const uploads = opened(new WorkQueue(2, 1000));
  const images = opened(new ImageService(dataDir, options.imageCacheMegabytes * 1024 * 1024, log));
  const liveEvents = opened(new LogFollower(store, createTagDelivery(store), log));
  const listeners = opened(new LogFollower(store, createMutationDelivery(store), log));
  const sockets = opened(new Sockets(proxies, log));
  const eventStreams = opened(new EventStreams(proxies));
  return {
    projectId: PROJECT_ID,
    store,
    queries,
    results: new ResultCache(store),
    eventStreams,
    anonymousBodies: new ConcurrencyLimit(ANONYMOUS_BODIES),
    anonymousReads: new ConcurrencyLimit(ANONYMOUS_READS),
    anonymousExports: new ConcurrencyLimit(ANONYMOUS_EXPORTS),
    sockets,
    presence: new PresenceRooms(),
    logins: new WaitingLogins(),
    listeners,
    liveEvents,
    files,
    images,
    users,
    allowedOrigins: options.allowedOrigins,
    studios: options.studios,
    proxies,
    authenticator,
    limitUploads: (task) => uploads.run(task),
    publishStep,
    pendingDeliveries: () => webhook?.pending ?? 0,
    log,
    close: () => closeAll(parts),
  };
}

/** Closes all parts, one after the other, also if one fails; rejects then, when the last is closed. */
async function closeAll(parts: readonly Part[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts) {
    try {
      await part.close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 0) return;
  throw new AggregateError(failures, failures.map(errorMessage).join('; '));
}

/** Returns a function that checks whether an asset, or a draft or a version of it, is stored. */
const hasAsset =
  (store: ContentStore): HasAsset =>
  (name, id) => {
    const dataset = store.dataset(name);
    return dataset !== undefined && (dataset.has(id) || versionsOf(dataset, id).length > 0);
  };

/** Deletes the files of deleted asset documents of which no draft or version is left. */
function removeFilesOf(
  changes: readonly LoggedChange[],
  store: ContentStore,
  files: FileStore,
  log: Log,
): void {
  const isStored = hasAsset(store);
  for (const { documentId, dataset: name, operation } of changes) {
    const publishedId =
      operation === 'delete' ? parseDocumentId(documentId)?.publishedId : undefined;
    const asset = publishedId === undefined ? null : parseAssetId(publishedId);
    if (publishedId === undefined || asset === null || isStored(name, publishedId)) continue;
    try {
      files.remove(name, asset.kind, asset.sha1, asset.extension);
    } catch (error) {
      // The transaction is committed, and others wait to hear of it.
      const message = `The asset "${publishedId}" is deleted, but not its file: ${errorMessage(error)}`;
      log({ level: 'warning', message });
    }
  }
}
