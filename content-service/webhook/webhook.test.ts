import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FileStore } from '../assets/file-store.ts';
import { TransactionLog } from '../store/transaction-log.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import type { LogEntry } from '../util/log.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that responds with the given statuses, one each, and 200 afterwards. */
class Receiver {
  readonly received: Received[] = [];
  statuses: number[] = [];
  port = 0;
  #server: Server | null = null;

  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      this.received.push({ headers: request.headers, body });
      response.writeHead(this.statuses.shift() ?? 200).end();
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise<void>((resolve) =>
      server === null ? resolve() : server.close(() => resolve()),
    );
  }

  get ids(): unknown[] {
    return this.received.map(({ headers }) => headers['sanity-document-id']);
  }
}

// On a busy machine deliveries are slow; the tests assert their content, not their time.
vi.setConfig({ testTimeout: 15_000 });

let receiver: Receiver;
let fixture: Fixture;
let logged: string[];

beforeEach(async () => {
  receiver = new Receiver();
  await receiver.start();
  logged = [];
  fixture = await createFixture(options());
});
afterEach(async () => {
  await fixture.remove();
  await receiver.stop();
});

const options = () => ({
  webhookUrl: `http://127.0.0.1:${receiver.port}/hook`,
  log: ({ message }: LogEntry) => void logged.push(message),
});
const editor = () => fixture.client('editor');
async function pendingDeliveries(): Promise<unknown> {
  const health = await (await fetch(`${fixture.service.url}/healthz`)).json();
  return health.pendingDeliveries;
}
const page = (_id: string, n = 0) => editor().createOrReplace({ _id, _type: 'page', n });

describe('a published change', () => {
  test('is delivered, signed, with its metadata in the headers', async () => {
    await page('home');
    await expect.poll(() => receiver.received.length).toBe(1);
    const [first] = receiver.received;
    expect(JSON.parse(first?.body ?? '')).toEqual({ _id: 'home', _type: 'page' });
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'sanity-operation': 'create',
      'sanity-document-id': 'home',
      'sanity-dataset': 'production',
      'sanity-project-id': 'embedded',
      'idempotency-key': expect.stringContaining('home'),
    });
    const header = String(first?.headers['sanity-webhook-signature']);
    const [, time = '', signature] = /^t=(\d+),v1=([\w-]+)$/.exec(header) ?? [];
    const expected = createHmac('sha256', fixture.service.webhookSecret)
      .update(`${time}.${first?.body}`)
      .digest('base64url');
    expect(signature).toBe(expected);
    expect(Math.abs(Date.now() - Number(time))).toBeLessThan(60_000);
  });

  test('a deletion is delivered with the last type', async () => {
    await page('gone');
    await editor().delete('gone');
    await expect.poll(() => receiver.received.at(-1)?.headers['sanity-operation']).toBe('delete');
    expect(receiver.received.at(-1)?.body).toBe('{"_id":"gone","_type":"page"}');
  });

  test('of a draft or a version is not delivered', async () => {
    await page('drafts.home');
    await page('versions.rSummer.home');
    await page('last');
    await expect.poll(() => receiver.ids).toEqual(['last']);
  });
});

describe('on a disk that is full', () => {
  test('changes are delivered although the position of the webhook cannot be saved', async () => {
    vi.spyOn(TransactionLog.prototype, 'setPosition').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    await page('a');
    await expect.poll(() => logged.join()).toContain('position of the webhook was not saved');
    await page('b');
    await expect.poll(() => receiver.ids).toEqual(['a', 'b']);
  });

  test('a deleted asset is delivered although its file cannot be removed', async () => {
    const asset = await editor().assets.upload('file', Buffer.from('menu'), { filename: 'a.txt' });
    vi.spyOn(FileStore.prototype, 'remove').mockImplementation(() => {
      throw new Error('read-only file system');
    });
    await editor().delete(asset._id);
    await expect.poll(() => receiver.ids).toEqual([asset._id, asset._id]);
    expect(logged.join()).toContain(`asset "${asset._id}" is deleted, but not its file`);
  });
});

describe('a failing receiver', () => {
  test('receives pending changes in order once it responds, one per document', async () => {
    await receiver.stop();
    await page('a', 1);
    await page('b');
    await page('a', 2);
    await editor().delete('b');
    await page('c');
    expect(await pendingDeliveries()).toBe(3);
    await receiver.start();
    await expect.poll(() => receiver.ids).toEqual(['a', 'b', 'c']);
    await expect.poll(pendingDeliveries).toBe(0);
    expect(receiver.received.map(({ headers }) => headers['sanity-operation'])).toEqual([
      'create',
      'delete',
      'create',
    ]);
    expect(logged.filter((line) => line.includes('does not answer'))).toHaveLength(1);
  });

  test('receives pending deliveries after a restart of the service', async () => {
    await receiver.stop();
    await page('a');
    await fixture.restart(options());
    await receiver.start();
    await expect.poll(() => receiver.ids).toEqual(['a']);
    await fixture.restart(options());
    await page('b');
    await expect.poll(() => receiver.ids).toEqual(['a', 'b']);
  });

  test('receives a change again with the same key after a temporary failure', {
    tags: 'slow',
  }, async () => {
    receiver.statuses = [500, 429];
    await page('home');
    await expect.poll(() => receiver.ids).toEqual(['home', 'home', 'home']);
    const keys = receiver.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  test('is logged once for a permanent refusal, which does not block other deliveries', async () => {
    receiver.statuses = [401];
    await page('refused');
    await page('next');
    await expect.poll(() => receiver.ids).toEqual(['refused', 'next']);
    expect(logged.filter((line) => line.includes('refused'))).toHaveLength(1);
  });
});
