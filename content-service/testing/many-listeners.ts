import type { SanityClient } from '@sanity/client';
import { expect } from 'vitest';
import { listen, type Received, WITHIN } from './listening.ts';

/** How many documents the listeners of {@link listenToMany} listen to. */
const DOCUMENTS = 20;

/** Received and expected events of a listener, as `<document id> <revision>`. */
export interface Heard {
  readonly kind: 'document' | 'type';
  readonly expected: readonly string[];
  readonly events: readonly string[];
  readonly reconnects: number;
}

/**
 * Opens listeners, half of them of one document and half of a type, lets several writers write, and
 * returns what each listener has received. A last transaction changes all documents: a listener that
 * receives it has received everything before it, doubled events included.
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
  const ending = client.transaction();
  for (const id of ids) ending.patch(id, { set: { isEnd: true } });
  const { transactionId } = await ending.commit();
  const isEnd = (event: Received) => event.transactionId === transactionId;
  return Promise.all(
    streams.map(async ({ id, stream }): Promise<Heard> => {
      await expect.poll(() => stream.of('mutation').some(isEnd), WITHIN).toBe(true);
      stream.stop();
      const events = stream.of('mutation').filter((event) => !isEnd(event));
      return {
        kind: id === null ? 'type' : 'document',
        expected: written.filter((entry) => id === null || entry.startsWith(`${id} `)),
        events: events.map(({ documentId, resultRev }) => `${documentId} ${resultRev}`),
        reconnects: stream.of('reconnect').length,
      };
    }),
  );
}
