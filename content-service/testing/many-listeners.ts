import type { SanityClient } from '@sanity/client';
import { listen, received } from './listening.ts';

/** How many documents the listeners of {@link listenToMany} listen to. */
const DOCUMENTS = 20;

/** What a listener has received, and what it should have, as `<document id> <revision>`. */
export interface Heard {
  readonly kind: 'document' | 'type';
  readonly expected: readonly string[];
  readonly events: readonly string[];
  readonly reconnects: number;
}

/**
 * Opens listeners, half of them of one document and half of a type, lets several writers write, and
 * returns what each listener has received.
 */
export async function listenToMany(
  client: SanityClient,
  listeners: number,
  mutations: number,
): Promise<Heard[]> {
  const ids = Array.from({ length: DOCUMENTS }, (_, n) => `many-${n}`);
  await client.mutate(ids.map((_id) => ({ create: { _id, _type: 'many', n: 0 } })));
  const streams = await Promise.all(
    Array.from({ length: listeners }, async (_, n) => {
      const id = n % 2 === 0 ? (ids[(n / 2) % DOCUMENTS] ?? '') : null;
      const query = id === null ? '*[_type == "many"]' : '*[_id == $id]';
      return { id, stream: await listen(client, query, id === null ? {} : { id }) };
    }),
  );
  const written: string[] = [];
  // Each document has one writer, so that its revisions have an order.
  await Promise.all(
    ids.map(async (id, document) => {
      for (let n = document; n < mutations; n += DOCUMENTS) {
        const { _rev } = await client.patch(id).inc({ n: 1 }).commit();
        written.push(`${id} ${_rev}`);
      }
    }),
  );
  return Promise.all(
    streams.map(async ({ id, stream }): Promise<Heard> => {
      const expected = written.filter((entry) => id === null || entry.startsWith(`${id} `));
      const events = await received(stream, 'mutation', expected.length);
      stream.stop();
      return {
        kind: id === null ? 'type' : 'document',
        expected,
        events: events.map(({ documentId, resultRev }) => `${documentId} ${resultRev}`),
        reconnects: stream.of('reconnect').length,
      };
    }),
  );
}
