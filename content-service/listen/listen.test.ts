import type { SanityClient, SanityDocument } from '@sanity/client';
import { Mutation } from '@sanity/mutator';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import {
  firstChunk,
  listen as open,
  received,
  type TestStream,
  WITHIN,
} from '../testing/listening.ts';
import { makeThing, newId } from '../testing/things.ts';

let fixture: Fixture;
let editor: SanityClient;
const streams: TestStream[] = [];

beforeAll(async () => {
  fixture = await createFixture({
    // Half of it for anonymous queries.
    queries: { timeoutMs: 6000 },
    publishTransform: (_previous, next) =>
      next._type === 'stamped' ? { ...next, stamp: 'official' } : next,
  });
  editor = fixture.client('editor');
});
afterAll(() => fixture.remove());
afterEach(() => {
  for (const stream of streams.splice(0)) stream.stop();
});

async function listen(...parameters: Parameters<typeof open>): Promise<TestStream> {
  const stream = await open(...parameters);
  streams.push(stream);
  return stream;
}

/** Functions each of which calls the previous one twice: they take for ever to parse. */
const DOUBLING = [
  'fn a::f0($x) = $x{"n": 1};',
  ...Array.from(
    { length: 40 },
    (_, n) => `fn a::f${n + 1}($x) = $x{"a": a::f${n}(@), "b": a::f${n}(@)};`,
  ),
].join(' ');

/** Returns a document as the Mendoza patches of its changes contain it. */
const withoutRevision = ({ _rev, ...rest }: SanityDocument) => rest;

/** Creates a document by which a test knows that a listener has received everything before it. */
async function markEnd(type: string): Promise<string> {
  const { _id } = await editor.create({ _type: type, isOpen: true });
  return _id;
}

describe('a listener', () => {
  test('receives a welcome event with its listener name', async () => {
    const stream = await listen(editor, '*');
    expect(stream.events).toEqual([{ type: 'welcome', listenerName: expect.any(String) }]);
  });

  test('receives documents that appear in, change in and disappear from its result', async () => {
    const stream = await listen(editor, '*[_type == "room" && isOpen == true]{title}[0..1]');
    const _id = newId();
    const created = await editor.create({ _id, _type: 'room', isOpen: false });
    const opened = await editor.patch(_id).set({ isOpen: true }).commit();
    const painted = await editor.patch(_id).set({ colour: 'green' }).commit();
    const closed = await editor.patch(_id).set({ isOpen: false }).commit();
    await editor.patch(_id).set({ colour: 'red' }).commit();
    await editor.delete(_id);
    const last = await markEnd('room');

    const events = await received(stream, 'mutation', 4);
    expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
      [_id, 'appear'],
      [_id, 'update'],
      [_id, 'disappear'],
      [last, 'appear'],
    ]);
    expect(events[0]).toEqual({
      type: 'mutation',
      eventId: `${opened._rev}#${_id}`,
      documentId: _id,
      transactionId: opened._rev,
      transition: 'appear',
      identity: 'embedded-editor',
      mutations: [{ patch: { id: _id, set: { isOpen: true } } }],
      previousRev: created._rev,
      resultRev: opened._rev,
      result: opened,
      timestamp: opened._updatedAt,
      visibility: 'query',
      transactionTotalEvents: 1,
      transactionCurrentEvent: 0,
    });
    expect(events[1]).toMatchObject({ result: painted });
    expect(events[2]).toMatchObject({ result: closed });
  });

  test('receives only the parts of events that it requests', async () => {
    const options = {
      includeResult: false,
      includePreviousRevision: true,
      includeMutations: false,
      effectFormat: 'mendoza',
    } as const;
    const _id = newId();
    const stream = await listen(editor, '*[_id == $id]', { id: _id }, options);
    const created = await editor.create({ _id, _type: 'thing' });
    const changed = await editor.patch(_id).set({ n: 1 }).commit();
    const { transactionId } = await editor.delete(_id);

    const events = await received(stream, 'mutation', 3);
    expect(events.map(({ effects }) => effects)).toEqual([
      { apply: [0, withoutRevision(created)], revert: [0, null] },
      {
        apply: expect.arrayContaining([17, 1, 'n']),
        revert: [0, withoutRevision(created)],
      },
      { apply: [0, null], revert: [0, withoutRevision(changed)] },
    ]);
    expect(events.map(({ previous }) => previous)).toEqual([null, created, changed]);
    expect(events.map(({ previousRev }) => previousRev)).toEqual([
      undefined,
      created._rev,
      changed._rev,
    ]);
    expect(events.map(({ resultRev }) => resultRev)).toEqual([
      created._rev,
      changed._rev,
      transactionId,
    ]);
    for (const event of events) {
      expect(event).not.toHaveProperty('result');
      expect(event.mutations).toEqual([]);
    }
  });

  test('receives only its events of a transaction, with their number', async () => {
    const [first, second, other] = [newId(), newId(), newId()];
    const stream = await listen(editor, '*[_id in $ids]', { ids: [first, second] });
    await editor
      .transaction()
      .create({ _id: first, _type: 'thing' })
      .create({ _id: other, _type: 'thing' })
      .create({ _id: second, _type: 'thing' })
      .commit();
    const events = await received(stream, 'mutation', 2);
    expect(
      events.map((event) => [
        event.documentId,
        event.transactionTotalEvents,
        event.transactionCurrentEvent,
        event.mutations,
      ]),
    ).toEqual([
      [first, 2, 0, [{ create: { _id: first, _type: 'thing' } }]],
      [second, 2, 1, [{ create: { _id: second, _type: 'thing' } }]],
    ]);
  });

  test('receives mutations that result in the stored document', async () => {
    const _id = newId();
    const stream = await listen(editor, '*[_id == $id]', { id: _id });
    const before = await editor.create({ _id, _type: 'stamped', list: [1], text: 'one two' });
    const params = { query: '*[_id == $id]', params: { id: _id } };
    await editor.patch(params).inc({ n: 1 }).setIfMissing({ n: 0 }).commit();
    await editor.patch(_id).diffMatchPatch({ text: '@@ -1,7 +1,3 @@\n-one \n two\n' }).commit();
    await editor.createOrReplace({ _id, _type: 'stamped', items: [{ a: 1 }] });
    const keyed = { autoGenerateArrayKeys: true };
    await editor
      .patch(_id)
      .append('items', [{ a: 2 }])
      .commit(keyed);
    await editor.delete({ query: '*[_id == $id]', params: { id: _id } });

    const events = await received(stream, 'mutation', 6);
    expect(before).toMatchObject({ stamp: 'official' });
    let copy: ReturnType<Mutation['apply']> = null;
    for (const event of events) {
      // As the Studio does.
      copy = new Mutation(JSON.parse(JSON.stringify(event))).apply(copy);
      expect(copy).toEqual(event.result ?? null);
    }
    expect(copy).toBeNull();
  });

  test('sees a publishing action change the draft and the published document', async () => {
    const publishedId = newId();
    const draftId = `drafts.${publishedId}`;
    const published = await editor.create({ _id: publishedId, _type: 'song', title: 'Old' });
    const draft = await editor.create({ _id: draftId, _type: 'song', title: 'New' });
    const query = '*[_id in [$publishedId, $draftId]]';
    const options = { includeAllVersions: true, includePreviousRevision: true };
    const stream = await listen(editor, query, { publishedId, draftId }, options);
    const { transactionId } = await editor.action({
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId,
    });

    const events = await received(stream, 'mutation', 2);
    const transaction = { transactionId, transactionTotalEvents: 2 };
    const result = await editor.getDocument(publishedId);
    expect(events).toMatchObject([
      {
        ...transaction,
        documentId: publishedId,
        transition: 'update',
        previous: published,
        result,
      },
      { ...transaction, documentId: draftId, transition: 'disappear', previous: draft },
    ]);
    expect(result).toMatchObject({ title: 'New', _rev: transactionId });
    const applied = [published, draft].map((document, index) =>
      new Mutation(JSON.parse(JSON.stringify(events[index]))).apply(document),
    );
    expect(applied).toEqual([result, null]);
  });

  test('sees a purged document disappear, without its content', async () => {
    const query = '*[_type == "letter" && isOpen == true]';
    const stream = await listen(editor, query, {}, { effectFormat: 'mendoza' });
    const _id = newId();
    await editor.create({ _id, _type: 'letter', isOpen: true });
    await received(stream, 'mutation', 1);
    await editor.action({
      actionType: 'sanity.action.document.delete',
      publishedId: _id,
      includeDrafts: [],
      purge: true,
    });
    const [, event] = await received(stream, 'mutation', 2);
    expect(event).toMatchObject({
      documentId: _id,
      transition: 'disappear',
      mutations: [{ delete: { id: _id } }],
      effects: { apply: [0, null], revert: [0, { _id, _type: 'letter' }] },
    });
    expect(JSON.stringify(event)).not.toContain('isOpen');
  });

  test('sees changes of several editors in the same order as other listeners', async () => {
    const administrator = fixture.client('administrator');
    const { _id } = await makeThing(editor, { n: 0 });
    const both = [
      await listen(editor, '*[_id == $id]', { id: _id }),
      await listen(administrator, '*[_id == $id]', { id: _id }),
    ];
    const rounds = Array.from({ length: 10 }, (_, n) => n);
    await Promise.all([
      ...rounds.map(() => editor.patch(_id).inc({ n: 1 }).commit()),
      ...rounds.map(() => administrator.patch(_id).inc({ n: 1 }).commit()),
    ]);
    const [own, others] = await Promise.all(both.map((stream) => received(stream, 'mutation', 20)));
    expect(own?.map(({ result }) => result)).toEqual(others?.map(({ result }) => result));
    expect(own?.map(({ previousRev }) => previousRev).slice(1)).toEqual(
      own?.map(({ resultRev }) => resultRev).slice(0, -1),
    );
    expect(new Set(own?.map(({ identity }) => identity)).size).toBe(2);
  });
});

describe('drafts and versions', () => {
  const ids = ['a', 'drafts.a', 'versions.rSummer.a', 'a.b'];
  const query = '*[_type == "versioned"]';

  /** Writes each of the documents and returns those of which a listener receives an event. */
  async function heardOf(stream: TestStream): Promise<unknown[]> {
    for (const _id of ids) await editor.createOrReplace({ _id, _type: 'versioned' });
    const { _id: last } = await editor.createOrReplace({ _id: 'z', _type: 'versioned' });
    await expect.poll(() => stream.of('mutation').at(-1)?.documentId, WITHIN).toBe(last);
    return stream.of('mutation').map(({ documentId }) => documentId);
  }

  test.each([
    ['with a token, on request', 'viewer', '2026-01-01', true, [...ids, 'z']],
    ['with a token', 'viewer', '2026-01-01', false, ['a', 'a.b', 'z']],
    ['with a token, in an older version', 'viewer', '2024-01-01', false, [...ids, 'z']],
    ['without a token, on request', undefined, '2026-01-01', true, ['a', 'z']],
    ['without a token, in an older version', undefined, '2024-01-01', false, ['a', 'z']],
  ] as const)('are sent %s', async (_name, role, apiVersion, includeAllVersions, expected) => {
    const client = fixture.client(role, { apiVersion });
    const stream = await listen(client, query, {}, { includeAllVersions });
    expect(await heardOf(stream)).toEqual(expected);
  });

  test('are not sent without a token to a query that names a draft', async () => {
    const options = { includeAllVersions: true };
    const stream = await listen(fixture.client(), '*[_id in ["drafts.a", "z"]]', {}, options);
    expect(await heardOf(stream)).toEqual(['z']);
  });
});

describe('the query of a listener', () => {
  async function expectRefused(query: string, message: string): Promise<void> {
    // As the client library refuses a long one itself, this is what other clients see.
    const search = new URLSearchParams({ query });
    const url = `${fixture.service.url}/v2026-01-01/data/listen/production?${search}`;
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const text = await response.text();
    expect(text).toMatch(/^event: channelError\ndata: \{.*\}\n\n$/);
    expect(text).toContain(message);
  }

  test.each([
    ['that cannot be parsed', '*[_type == "a"', "expected ']' following expression"],
    ['without a parameter', '*[_id == $id]', 'param $id referenced, but not provided'],
    ['that is too long', `*[_id == "${'x'.repeat(14_800)}"]`, 'Query too large for listener'],
  ])('%s is refused with its error', (_name, query, message) => expectRefused(query, message));

  test('of functions that double is refused with an error', { tags: 'slow' }, () =>
    expectRefused(`${DOUBLING} *[a::f40(@) == 1]`, 'Error'),
  );

  test.each([
    [14_800, 'event: welcome'],
    [14_801, 'Query too large for listener'],
  ])('in an address of %i characters is answered with: %s', async (length, answer) => {
    const url = new URL(`${fixture.service.url}/v2026-01-01/data/listen/production`);
    const lengthWith = (letters: number) => {
      url.searchParams.set('query', `*[_id == "${'x'.repeat(letters)}"]`);
      return url.href.length;
    };
    expect(lengthWith(length - lengthWith(0))).toBe(length);
    expect(await firstChunk(await fetch(url))).toContain(answer);
  });

  test('is rejected in the client with the position of a syntax error', async () => {
    const stream = await listen(editor, '*[_type == ');
    expect(stream.error).toMatchObject({
      name: 'ChannelError',
      message: expect.stringContaining('unexpected end-of-file'),
    });
  });

  test('is treated as matching where it reads other documents', async () => {
    const query = '*[_type == "song" && author->name == "A" && count(*[_id == ^._id]) == 1]';
    const stream = await listen(editor, query);
    await editor.create({ _type: 'book' });
    const song = await editor.create({ _type: 'song' });
    const [event] = await received(stream, 'mutation', 1);
    expect(event).toMatchObject({ documentId: song._id, transition: 'appear' });
  });

  test('matches all documents without a filter', async () => {
    const stream = await listen(editor, '*');
    const { _id } = await makeThing(editor);
    expect(await received(stream, 'mutation', 1)).toMatchObject([{ documentId: _id }]);
  });
});

describe('a stream', () => {
  const url = (path = '') =>
    `${fixture.service.url}/v2026-01-01/data/listen/production?query=*${path}`;

  test('ends when its dataset is deleted', async () => {
    const administrator = fixture.client('administrator', { dataset: 'passing' });
    await administrator.datasets.create('passing');
    const stream = await listen(administrator, '*');
    await administrator.datasets.delete('passing');
    await administrator.datasets.create('passing');
    await administrator.create({ _type: 'thing' });
    await expect
      .poll(() => stream.error, WITHIN)
      .toMatchObject({
        name: 'DisconnectError',
        message: 'Server disconnected client: Dataset "passing" was deleted',
      });
  });

  test('ends without a token when its dataset becomes private', async () => {
    const administrator = fixture.client('administrator', { dataset: 'open' });
    await administrator.datasets.create('open');
    const stream = await listen(fixture.client(undefined, { dataset: 'open' }), '*');
    await administrator.datasets.edit('open', { aclMode: 'private' });
    await administrator.create({ _type: 'thing' });
    await expect.poll(() => stream.error, WITHIN).toMatchObject({ name: 'DisconnectError' });
    expect(stream.of('mutation')).toEqual([]);
  });

  test('without a token resumes only where it has missed nothing', async () => {
    /** Returns the first event of a stream from a position, and its own position. */
    const resume = async (lastId?: string, token?: string) => {
      const stop = new AbortController();
      const headers = {
        ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(url('&enableResume=true'), { headers, signal: stop.signal });
      const text = await firstChunk(response);
      stop.abort();
      return { event: /^event: (.+)$/m.exec(text)?.[1], id: /^id: (.+)$/m.exec(text)?.[1] ?? '' };
    };
    const { id: before } = await resume();
    expect((await resume(before)).event).toBe('welcomeback');
    const { _id } = await makeThing(editor, { title: 'Withdrawn' });
    await editor.delete(_id);
    const reset = await resume(before);
    expect(reset).toEqual({ event: 'reset', id: expect.not.stringMatching(before) });
    expect((await resume(reset.id)).event).toBe('welcomeback');
    expect((await resume(before, fixture.service.tokens.viewer)).event).toBe('welcomeback');
  });

  test('may be read with credentials by the allowed origins only', async () => {
    const stop = new AbortController();
    const read = (origin: string) => fetch(url(), { headers: { origin }, signal: stop.signal });
    const allowed = await read('http://localhost:3000');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(allowed.headers.get('cache-control')).toBe('no-store');
    expect((await read('https://evil.example')).status).toBe(403);
    stop.abort();
  });

  test('responds to HEAD with headers only', async () => {
    const response = await fetch(url(), { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
  });

  test('is not refused for the address of this machine or of a proxy, which is that of many', async () => {
    const stop = new AbortController();
    const read = () => fetch(url(), { signal: stop.signal });
    const responses = await Promise.all(Array.from({ length: 60 }, read));
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    stop.abort();
  });

  test('is refused to a /64 network that has too many, until one is closed', async () => {
    const stops: AbortController[] = [];
    // A response that is not referred to any more is closed by the garbage collection.
    const responses: Response[] = [];
    const read = async () => {
      const stop = new AbortController();
      stops.push(stop);
      const headers = { 'x-forwarded-for': `2001:db8::${stops.length}` };
      const response = await fetch(url(), { headers, signal: stop.signal });
      responses.push(response);
      return response.status;
    };
    await Promise.all(Array.from({ length: 51 }, read));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
    await listen(fixture.client(), '*');
    for (const stop of stops) stop.abort();
    await expect.poll(read, WITHIN).toBe(200);
    for (const stop of stops) stop.abort();
  });
});
