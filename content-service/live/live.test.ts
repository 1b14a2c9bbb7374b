import { createClient, type SanityClient } from '@sanity/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { collect, type Received, received, type TestStream, WITHIN } from '../testing/listening.ts';
import { TcpProxy } from '../testing/tcp-proxy.ts';

let fixture: Fixture;
let editor: SanityClient;
const streams: TestStream[] = [];

beforeEach(async () => {
  fixture = await createFixture();
  editor = fixture.client('editor');
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.stop();
  await fixture.remove();
});

/** Opens live events with the client library; resolves when they have started. */
async function open(
  client: SanityClient,
  options: Parameters<SanityClient['live']['events']>[0] = {},
): Promise<TestStream> {
  const stream = collect(client.live.events(options));
  streams.push(stream);
  await received(stream, 'welcome', 1);
  return stream;
}

const tagsOf = (event: Received | undefined): unknown[] =>
  Array.isArray(event?.tags) ? event.tags : [];

/** Returns the sync tags of a query. */
async function syncTags(query: string, client = fixture.client()): Promise<string[]> {
  const { syncTags: tags } = await client.fetch(query, {}, { filterResponse: false });
  return tags ?? [];
}

describe('a published change', () => {
  test.each([
    ['a query by type', '*[_type == "song"]', true],
    ['a query by another type', '*[_type == "book"]', false],
    ['a query by id', '*[_id == "a"]', true],
    ['a query by another id', '*[_id == "b"]', false],
    ['a query that follows a reference', '*[_id == "c"]{"song": song->title}', true],
    ['a query for all types', '*[defined(title)]', true],
  ])(
    'shares a tag with the result of %s only if it affects it',
    async (_name, query, isAffected) => {
      await editor.create({ _id: 'a', _type: 'song', title: 'A' });
      await editor.create({ _id: 'c', _type: 'disc', song: { _type: 'reference', _ref: 'a' } });
      const tags = await syncTags(query);
      const stream = await open(fixture.client());
      await editor.patch('a').set({ title: 'B' }).commit();
      const [message] = await received(stream, 'message', 1);
      expect(tags.length).toBeGreaterThan(0);
      expect(tags.some((tag) => tagsOf(message).includes(tag))).toBe(isAffected);
    },
  );

  test('has the tags of both types when it changes the type', { tags: 'slow' }, async () => {
    await editor.create({ _id: 'a', _type: 'song' });
    const stream = await open(fixture.client());
    await editor.createOrReplace({ _id: 'a', _type: 'book' });
    const [message] = await received(stream, 'message', 1);
    for (const type of ['song', 'book']) {
      const [tag] = await syncTags(`*[_type == "${type}"]`);
      expect(tagsOf(message)).toContain(tag);
    }
  });
});

describe('drafts', () => {
  test('are included only on request and with a token', { tags: 'slow' }, async () => {
    const published = await open(fixture.client());
    const all = await open(fixture.client('viewer'), { includeDrafts: true });
    await editor.create({ _id: 'drafts.a', _type: 'song' });
    await editor.create({ _id: 'b', _type: 'book' });
    const messages = await received(all, 'message', 2);
    expect(await received(published, 'message', 1)).toHaveLength(1);
    const [song] = await syncTags('*[_type == "song"]');
    expect(tagsOf(messages[0])).toContain(song);
    expect(tagsOf(published.of('message')[0])).not.toContain(song);
  });
});

describe('a client', () => {
  let proxy: TcpProxy;
  let proxied: SanityClient;
  beforeEach(async () => {
    proxy = await TcpProxy.start(fixture.service.port);
    proxied = createClient({
      projectId: 'embedded',
      dataset: 'production',
      apiVersion: '2026-01-01',
      apiHost: proxy.url,
      useProjectHostname: false,
      useCdn: false,
    });
  });
  afterEach(() => proxy.close());

  test('receives missed messages when it reconnects', { tags: 'slow' }, async () => {
    const stream = await open(proxied);
    await editor.create({ _id: 'a', _type: 'song' });
    await received(stream, 'message', 1);
    proxy.hold();
    await editor.create({ _id: 'b', _type: 'song' });
    proxy.cut();
    await editor.create({ _id: 'c', _type: 'song' });
    const messages = await received(stream, 'message', 3);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(3);
    expect(stream.of('restart')).toEqual([]);
  });

  test('receives a restart event when its position is unknown', { tags: 'slow' }, async () => {
    const stream = await open(proxied);
    const other = await createFixture();
    proxy.target = other.service.port;
    proxy.cut();
    await received(stream, 'restart', 1);
    await other.client('editor').create({ _type: 'song' });
    expect(await received(stream, 'message', 1)).toHaveLength(1);
    await other.remove();
  });

  test('receives a goaway event when the service stops, and reconnects', {
    tags: 'slow',
  }, async () => {
    const stream = await open(proxied);
    await fixture.restart();
    const [goaway] = await received(stream, 'goaway', 1);
    expect(goaway).toMatchObject({ id: expect.any(String) });
    proxy.target = fixture.service.port;
    await received(stream, 'welcome', 2);
    expect(stream.of('restart')).toEqual([]);
  });

  test('can pass the position of an event to a query', async () => {
    const stream = await open(fixture.client());
    await editor.create({ _id: 'a', _type: 'song' });
    const [message] = await received(stream, 'message', 1);
    const lastLiveEventId = String(message?.id);
    const options = { lastLiveEventId, useCdn: false };
    expect(await fixture.client().fetch('count(*[_type == "song"])', {}, options)).toBe(1);
  });
});

describe('a stream', () => {
  const read = (headers: Record<string, string> = {}, version = '2026-01-01', query = '') =>
    fetch(`${fixture.service.url}/v${version}/data/live/events/production?${query}`, { headers });

  test.each([
    ['in an API version without live events', '2021-03-24', '', 400, '2021-03-25'],
    ['of drafts without a token', '2026-01-01', 'includeDrafts=true', 403, 'token'],
  ])('%s is refused', async (_what, version, query, status, message) => {
    const response = await read({}, version, query);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      statusCode: status,
      message: expect.stringContaining(message),
    });
  });

  test('is accepted in the first API version with live events', async () => {
    const response = await read({}, '2021-03-25');
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  test('sends a goaway event to a client that exceeds the limit', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.2' };
    const responses = await Promise.all(Array.from({ length: 50 }, () => read(headers)));
    const text = await (await read(headers)).text();
    expect(text).toMatch(/^retry: 30000\n\nevent: goaway\nid: \S+\ndata: \{"reason":".+"\}\n\n$/);
    await Promise.all(responses.map((response) => response.body?.cancel()));
    const next = async () => {
      const response = await read(headers);
      const reader = response.body?.getReader();
      const first = new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
      return first;
    };
    await expect.poll(next, WITHIN).toContain('retry: 500');
  });
});
