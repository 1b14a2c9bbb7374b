import type { ListenOptions, ResumableListenOptions, SanityClient } from '@sanity/client';
import { expect } from 'vitest';

/** An event that a client received; its fields depend on its type. */
export type Received = { readonly type: string; readonly [field: string]: unknown };

/** A stream of the client library, with everything that it has received. */
export interface TestStream {
  readonly events: readonly Received[];
  /** The error of the client library, or null. */
  readonly error: unknown;
  /** Returns the events of one type. */
  of(type: string): readonly Received[];
  stop(): void;
}

/** The options of a listener that resumes after a reconnect. */
export const RESUMABLE: ResumableListenOptions = {
  enableResume: true,
  events: ['welcome', 'mutation', 'reconnect', 'welcomeback', 'reset'],
};

/** How long a test waits for an event on a busy machine. */
export const WITHIN = { timeout: 60_000 };

/** Listens with the client library; resolves when the service has greeted or refused it. */
export async function listen(
  client: SanityClient,
  query: string,
  params: Record<string, unknown> = {},
  options: ListenOptions | ResumableListenOptions = {},
): Promise<TestStream> {
  const stream = collect(
    client.listen(query, params, { events: ['welcome', 'mutation', 'reconnect'], ...options }),
  );
  await expect.poll(() => stream.events.length > 0 || stream.error !== null, WITHIN).toBe(true);
  return stream;
}

/** The used part of an observable of the client library. */
interface Source {
  subscribe(observer: {
    next: (event: { readonly type: string }) => void;
    error: (error: unknown) => void;
  }): { unsubscribe(): void };
}

/** Collects the events of an observable of the client library. */
export function collect(source: Source): TestStream {
  const events: Received[] = [];
  const byType = new Map<string, Received[]>();
  let thrown: unknown = null;
  const subscription = source.subscribe({
    next: (event) => {
      const { type } = event;
      const copy = { ...Object.fromEntries(Object.entries(event)), type };
      events.push(copy);
      byType.set(type, byType.get(type) ?? []);
      byType.get(type)?.push(copy);
    },
    error: (error) => {
      thrown = error;
    },
  });
  return {
    events,
    get error() {
      return thrown;
    },
    of: (type) => byType.get(type) ?? [],
    stop: () => subscription.unsubscribe(),
  };
}

/** Waits until a stream has received a number of events of a type; returns all of them. */
export async function received(
  stream: TestStream,
  type: string,
  count: number,
): Promise<readonly Received[]> {
  await expect.poll(() => stream.of(type).length, WITHIN).toBeGreaterThanOrEqual(count);
  return stream.of(type);
}

/** Returns what a response contains up to the end of its first event. */
export async function firstChunk(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes('data: ')) break;
  }
  return text;
}
