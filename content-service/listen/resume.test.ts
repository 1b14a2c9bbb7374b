// @module-tag slow

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSecrets } from '../secrets/secrets.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import {
  firstChunk,
  listen,
  RESUMABLE,
  received,
  type TestStream,
  WITHIN,
} from '../testing/listening.ts';
import { type SpawnedService, spawnContentService } from '../testing/spawn.ts';
import { TcpProxy } from '../testing/tcp-proxy.ts';

const createEditor = (apiHost: string, token: string) =>
  createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2026-01-01',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    token,
  });

/** Writes a document for each number, one transaction each. */
async function write(client: SanityClient, numbers: readonly number[], filler = ''): Promise<void> {
  for (const n of numbers) await client.create({ _id: `number-${n}`, _type: 'number', n, filler });
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Returns the numbers of the published documents of which a listener received events. */
const numbersIn = (stream: TestStream) =>
  stream.of('mutation').flatMap(({ documentId }) => {
    const number = /^number-(\d+)$/.exec(String(documentId))?.[1];
    return number === undefined ? [] : [Number(number)];
  });

const query = '*[_type == "number"]';

describe('a listener whose connection breaks', () => {
  let fixture: Fixture;
  let proxy: TcpProxy;
  let editor: SanityClient;
  let proxied: SanityClient;
  let stream: TestStream | null = null;

  beforeEach(async () => {
    fixture = await createFixture();
    proxy = await TcpProxy.start(fixture.service.port);
    editor = fixture.client('editor');
    proxied = createEditor(proxy.url, fixture.service.tokens.editor);
  });
  afterEach(async () => {
    stream?.stop();
    await proxy.close();
    await fixture.remove();
  });

  test('gets what it has missed, once and in order', async () => {
    stream = await listen(proxied, query, {}, RESUMABLE);
    await write(editor, range(1, 3));
    await received(stream, 'mutation', 3);
    proxy.hold();
    await write(editor, range(4, 6));
    proxy.cut();
    await write(editor, range(7, 8));
    await received(stream, 'welcomeback', 1);
    await write(editor, [9]);
    await received(stream, 'mutation', 9);
    expect(numbersIn(stream)).toEqual(range(1, 9));
    expect(stream.of('welcome')).toHaveLength(1);
    expect(stream.of('reset')).toEqual([]);
  });

  test('continues within a transaction of which it has received a part', async () => {
    stream = await listen(proxied, query, {}, RESUMABLE);
    const filler = 'x'.repeat(1_000_000);
    const transaction = editor.transaction();
    proxy.hold();
    for (const n of range(1, 12)) {
      transaction.create({ _id: `number-${n}`, _type: 'number', n, filler });
    }
    await transaction.commit({ returnDocuments: false });
    for (const cut of range(1, 3)) {
      proxy.release();
      await received(stream, 'mutation', cut);
      proxy.cut();
    }
    await received(stream, 'mutation', 12);
    expect(numbersIn(stream)).toEqual(range(1, 12));
    expect(stream.of('mutation').map((event) => event.transactionCurrentEvent)).toEqual(
      range(0, 11),
    );
  });

  test('starts again where it does not ask to resume', async () => {
    stream = await listen(proxied, query);
    // Nothing listens there.
    proxy.target = 1;
    proxy.cut();
    await write(editor, [1]);
    proxy.target = fixture.service.port;
    await received(stream, 'welcome', 2);
    await write(editor, [2]);
    await received(stream, 'mutation', 1);
    expect(numbersIn(stream)).toEqual([2]);
  });

  test('gets everything also if it is slow', async () => {
    stream = await listen(proxied, query, {}, RESUMABLE);
    await write(editor, [1]);
    await received(stream, 'mutation', 1);
    proxy.hold();
    await write(editor, range(2, 60), 'x'.repeat(400_000));
    proxy.release();
    await received(stream, 'mutation', 60);
    expect(numbersIn(stream)).toEqual(range(1, 60));
    // More than the service and the network hold back for a client.
    expect(stream.of('reconnect').length).toBeGreaterThan(0);
  });

  test('resumes when the service was restarted', async () => {
    stream = await listen(proxied, query, {}, RESUMABLE);
    await write(editor, [1]);
    await received(stream, 'mutation', 1);
    await fixture.restart();
    await write(fixture.client('editor'), [2]);
    proxy.target = fixture.service.port;
    await received(stream, 'mutation', 2);
    expect(numbersIn(stream)).toEqual([1, 2]);
  });

  test.each([
    ['of another dataset', (id: string) => `x${id}`],
    ['of the future', (id: string) => id.replace(/-\d+-/, '-99999-')],
    ['that is not one', () => 'nonsense'],
  ])('is reset with a position %s', async (_name, change) => {
    const stop = new AbortController();
    const search = new URLSearchParams({ query, enableResume: 'true' });
    const url = `${fixture.service.url}/v2026-01-01/data/listen/production?${search}`;
    const first = await fetch(url, { signal: stop.signal });
    const id = /^id: (.+)$/m.exec(await firstChunk(first))?.[1] ?? '';
    const headers = { 'last-event-id': change(id) };
    const second = await fetch(url, { headers, signal: stop.signal });
    expect(await firstChunk(second)).toContain('event: reset\nid: ');
    stop.abort();
  });
});

describe('a service that is killed', () => {
  let dataDir: string;
  let service: SpawnedService | null = null;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'content-service-listen-'));
  });
  afterEach(async () => {
    service?.process.kill('SIGKILL');
    await service?.ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  /** How a document of a number is written, in one transaction or more. */
  const WAYS = {
    mutations: (client: SanityClient, n: number) => write(client, [n]),
    actions: async (client: SanityClient, n: number) => {
      const publishedId = `number-${n}`;
      const draftId = `drafts.${publishedId}`;
      await client.action({
        actionType: 'sanity.action.document.create',
        publishedId,
        attributes: { _id: draftId, _type: 'number', n },
        ifExists: 'fail',
      });
      await client.action({ actionType: 'sanity.action.document.publish', publishedId, draftId });
    },
  };

  test.each(['mutations', 'actions'] as const)(
    'has sent, or sends later, every acknowledged write by %s',
    async (way) => {
      const writeBy = async (client: SanityClient, numbers: readonly number[]) => {
        for (const n of numbers) await WAYS[way](client, n);
      };
      const { editor: token } = loadSecrets(dataDir).tokens;
      service = spawnContentService({ CONTENT_SERVICE_DATA: dataDir });
      const port = await service.ready;
      const proxy = await TcpProxy.start(port);
      const stream = await listen(createEditor(proxy.url, token), query, {}, RESUMABLE);
      const editor = createEditor(`http://127.0.0.1:${port}`, token);
      await writeBy(editor, range(1, 2));
      await expect.poll(() => numbersIn(stream), WITHIN).toEqual(range(1, 2));
      // What the service sends from now on is lost with it.
      proxy.hold();
      await writeBy(editor, range(3, 5));
      service.process.kill('SIGKILL');
      expect(await service.ended).toBe('SIGKILL');
      proxy.cut();

      service = spawnContentService({ CONTENT_SERVICE_DATA: dataDir });
      proxy.target = await service.ready;
      await received(stream, 'welcomeback', 1);
      await writeBy(createEditor(`http://127.0.0.1:${proxy.target}`, token), [6]);
      await expect.poll(() => numbersIn(stream), WITHIN).toEqual(range(1, 6));
      stream.stop();
      await proxy.close();
    },
  );
});
