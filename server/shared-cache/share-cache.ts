import { randomUUID } from 'node:crypto';
import { log } from '../../lib/platform/log/log.ts';
import { messageOf } from '../../lib/platform/log/message-of.ts';
import { pause } from '../../lib/platform/pause.ts';
import {
  isSharedCacheReachable,
  setSharedCacheReachable,
} from '../../lib/platform/shared-cache-state.ts';
import type { SharedStore, SharedStores } from '../../lib/platform/shared-store.ts';
import { isRefusal, openRedisSession, type RedisSession } from './redis-session.ts';

/** How long to wait before connecting again, in ms. */
const RECONNECT_MS = 500;

/** Instances of all builds use it: an earlier build may receive the webhook that a later one needs. */
const CHANNEL = 'beer-museum:content-changed';

interface Sharing {
  /** Address of the server, with the password. */
  readonly url: string;
  /** Prefix of all keys: a site and its trial may share a server. */
  readonly site: string;
  /** The same for the builds of the site, where they must not use what others have stored. */
  readonly build: string;
  /** Called when another instance has received a webhook, and after each time without a connection. */
  readonly onChange: () => void;
}

/** The data that instances share, and their change notifications. */
export interface SharedCache {
  readonly stores: SharedStores;
  /** Notifies the other instances that content has changed; without a connection, once there is one. */
  notify(): void;
  end(): void;
}

/**
 * Shares what is rendered, answers and changes of content with other instances through Redis, for as
 * long as the process runs. While it cannot be reached, nothing is found there and nothing is stored; the
 * log and `isSharedCacheReachable` report it. When it is back, `onChange` is called, because messages of
 * that time are lost, and so are those of this instance: the others, which may have been connected all the
 * time, receive one then, and one at the first connection of a process.
 */
export function shareCache({ url, site, build, onChange }: Sharing): SharedCache {
  const self = randomUUID();
  const ended = new AbortController();
  const { promise: attempted, resolve: noteAttempt } = Promise.withResolvers<void>();
  let session: RedisSession | null = null;
  /**
   * Whether the last change could not be published. At first, an earlier process of this instance may have
   * ended before it could.
   */
  let isUnpublished = true;

  const receive = (sender: string) => {
    if (sender !== self) onChange();
  };
  const notify = async () => {
    const publishing = session?.publish(CHANNEL, self);
    isUnpublished = !(await publishing?.then(
      () => true,
      () => false,
    ));
  };
  const keepConnected = async () => {
    while (!ended.signal.aborted) {
      try {
        session = await openRedisSession(url, CHANNEL, receive);
        noteAttempt();
        if (ended.signal.aborted) {
          session.end();
          return;
        }
        reportReachable();
        if (isUnpublished) void notify();
        onChange();
        throw await session.lost;
      } catch (error) {
        session?.end();
        session = null;
        noteAttempt();
        if (!ended.signal.aborted) reportUnreachable(error);
      }
      await pause(RECONNECT_MS);
    }
  };
  void keepConnected();

  const connection = () => session?.id ?? null;
  /** The connection through which a refused write was reported. */
  let reportedRefusal: string | null = null;
  const reportRefusal = (error: unknown) => {
    if (!isRefusal(error) || reportedRefusal === connection()) return;
    reportedRefusal = connection();
    log('warning', 'shared-cache.not-stored', { error: messageOf(error) });
  };
  const storeOf = (scope: string): SharedStore => ({
    attempted,
    connection,
    get: async (key) => (await session?.get(`beer-museum:${scope}:${key}`)) ?? null,
    set: async (key, bytes, seconds) => {
      try {
        await session?.set(`beer-museum:${scope}:${key}`, bytes, seconds);
        return session !== null;
      } catch (error) {
        reportRefusal(error);
        return false;
      }
    },
  });
  return {
    stores: { build: storeOf(`${site}:${build}`), site: storeOf(site) },
    notify: () => void notify(),
    end: () => {
      ended.abort();
      session?.end();
    },
  };
}

function reportReachable(): void {
  if (isSharedCacheReachable() === false) log('info', 'shared-cache.reachable');
  setSharedCacheReachable(true);
}

function reportUnreachable(error: unknown): void {
  if (isSharedCacheReachable() !== false) {
    log('warning', 'shared-cache.unreachable', { error: messageOf(error) });
  }
  setSharedCacheReachable(false);
}
