import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormKind } from '../../routing/form-kind.ts';
import { identifyFile } from '../file/identify-file.ts';
import { maxAttachmentBytes } from '../schema/attachment-rules.ts';
import { QuotaExceeded } from '../store/attachment-quota.ts';
import type { NewSubmission } from '../store/new-submission.ts';
import { pdf } from '../testing/sample-files.ts';
import { issueFormToken } from './form-token.ts';
import { type Reception, submit } from './submit.ts';

const SECRET = 'a-secret-of-some-length';
const NOW = new Date('2026-05-04T10:00:00Z');
const person = { name: 'Jana', email: 'jana@example.org', message: 'Hi' };

const saved: NewSubmission[] = [];
const reception: Reception = {
  siteUrl: 'https://beer.example',
  secret: () => SECRET,
  mayReceive: async () => true,
  isOpen: async () => true,
  inspect: ({ name, bytes }) => identifyFile(name, Buffer.from(bytes)),
  save: async (submission) => {
    saved.push(submission);
    return { reference: 'C-1', repeated: false };
  },
};

afterEach(() => {
  saved.length = 0;
});

interface Post {
  readonly kind?: FormKind;
  readonly fields?: Record<string, string>;
  readonly files?: readonly File[];
  readonly headers?: Record<string, string>;
  readonly reception?: Partial<Reception>;
}

async function post({ kind = 'career', fields = person, files = [], ...rest }: Post = {}) {
  const opened = issueFormToken(kind, SECRET, new Date(NOW.getTime() - 10_000));
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...opened, ...fields })) form.set(name, value);
  for (const file of files) form.append('file', file);
  const request = new Request('https://beer.example/', { method: 'POST', body: form });
  for (const [name, value] of Object.entries(rest.headers ?? {})) request.headers.set(name, value);
  const { headers } = request;
  const body = inPieces(new Uint8Array(await request.arrayBuffer()));
  const incoming = { kind, locale: 'en', headers, body, requestId: 'r' } as const;
  return await submit(incoming, { ...reception, ...rest.reception }, NOW);
}

/** Returns a stream like that of a connection, which need not be read to its end. */
function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const piece = 65_536;
  let from = 0;
  return new ReadableStream({
    pull(controller) {
      if (from >= bytes.byteLength) return controller.close();
      controller.enqueue(bytes.subarray(from, from + piece));
      from += piece;
    },
  });
}

it('stores the fields and reports success', async () => {
  const file = new File([new Uint8Array(pdf())], '../../etc/passwd.pdf');
  expect((await post({ files: [file] })).received).toMatchObject({
    status: 'ok',
    saved: { reference: 'C-1' },
  });
  expect(saved).toMatchObject([{ form: 'career', data: person, file: { type: 'pdf' } }]);
  expect(JSON.stringify(saved)).not.toContain('passwd');
});

it('survives a client that disconnects during the upload of a file', async () => {
  const text = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhel`;
  const sent = [new TextEncoder().encode(text)];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = sent.pop();
      if (piece) controller.enqueue(piece);
      else controller.error(new Error('aborted'));
    },
  });
  const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=b' });
  const incoming = { kind: 'career', locale: 'en', headers, body, requestId: 'r' } as const;
  expect((await submit(incoming, reception, NOW)).received).toMatchObject({ reason: 'unreadable' });
});

it('treats an empty file field as no file', async () => {
  await post({ files: [new File([], '')] });
  expect(saved).toMatchObject([{ file: null }]);
});

it('reports all issues at once, and returns the entered values', async () => {
  const files = [new File(['#!/bin/sh'], 'cv.txt')];
  const reply = await post({ fields: { ...person, email: 'jana@' }, files });
  expect(reply.received).toEqual({
    status: 'invalid',
    issues: [
      { field: 'email', issue: 'emailInvalid' },
      { field: 'file', issue: 'fileTypeRefused' },
    ],
  });
  expect(reply.values).toMatchObject({ name: 'Jana', email: 'jana@' });
  expect(saved).toEqual([]);
});

describe('files', () => {
  const text = (name: string) => new File(['hello'], name);
  it.each([
    [
      'larger than 10 MB',
      'fileTooLarge',
      [new File([new Uint8Array(maxAttachmentBytes + 1)], 'a.txt')],
    ],
    [
      'larger than any body',
      'fileTooLarge',
      [new File([new Uint8Array(maxAttachmentBytes * 4)], 'a.txt')],
    ],
    ['empty', 'fileEmpty', [new File([], 'a.txt')]],
    ['more than one', 'tooManyFiles', [text('a.txt'), text('b.txt')]],
  ])('rejects what is %s', async (_, issue, files) => {
    const { received } = await post({ files });
    expect(received).toEqual({ status: 'invalid', issues: [{ field: 'file', issue }] });
  });

  it('accepts exactly 10 MB', async () => {
    const full = new File(['a'.repeat(maxAttachmentBytes)], 'a.txt');
    expect((await post({ files: [full] })).received.status).toBe('ok');
  });

  it('frees the memory of a file, stored or refused, but not before', async () => {
    const read: Uint8Array[] = [];
    const sizes: number[] = [];
    const note = (bytes: Uint8Array) => {
      read.push(bytes);
      sizes.push(bytes.byteLength);
    };
    const inspect = vi.fn<Reception['inspect']>(async ({ bytes }) => {
      note(bytes);
      return { type: 'txt' };
    });
    const save = async ({ file }: NewSubmission) => {
      note(file?.bytes ?? new Uint8Array());
      return { reference: 'C-1', repeated: false };
    };
    const files = [new File(['a'.repeat(100_000)], 'a.txt')];
    await post({ files, reception: { inspect, save } });
    await post({ fields: { ...person, email: 'jana@' }, files, reception: { inspect, save } });
    expect(sizes).toEqual([100_000, 100_000, 100_000]);
    expect(read.map(({ byteLength }) => byteLength)).toEqual([0, 0, 0]);
  });

  it.each(['fileCheckBusy', 'fileUnscanned', 'fileTooComplex', 'fileInfected'] as const)(
    'returns the entered values when a file is refused with %s',
    async (issue) => {
      const inspect = async () => ({ issue });
      const { received, values } = await post({ files: [text('a.txt')], reception: { inspect } });
      expect(received).toEqual({ status: 'invalid', issues: [{ field: 'file', issue }] });
      expect(values).toMatchObject(person);
      expect(saved).toEqual([]);
    },
  );

  it('refuses one for which there is no room, and says so in the log', async () => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const save = vi.fn<Reception['save']>(() => Promise.reject(new QuotaExceeded('total')));
    const { received, values } = await post({ files: [text('a.txt')], reception: { save } });
    expect(received).toEqual({
      status: 'invalid',
      issues: [{ field: 'file', issue: 'fileNoRoom' }],
    });
    expect(values).toMatchObject(person);
    expect(String(logged.mock.calls[0])).toMatch(/"error","event":"file\.no-room".*"total"/);
  });

  it('signs the sender of a file, under whom its bytes are counted', async () => {
    const from = (address: string) => ({ 'x-client-address': address });
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) {
      await post({ files: [text('a.txt')], headers: from(address) });
    }
    const [first, second, third] = saved.map(({ file }) => file?.sender);
    expect(first).toMatch(/^[\w-]{20,}$/);
    expect([second === first, third === first]).toEqual([false, true]);
  });

  it('accepts none with the newsletter', async () => {
    const fields = { email: 'a@example.org', consent: 'on' };
    const { received } = await post({ kind: 'subscription', fields, files: [text('a.txt')] });
    expect(received).toMatchObject({ issues: [{ issue: 'fileUnexpected' }] });
  });
});

describe('rejects a post that no visitor made on this site', () => {
  it.each([
    ['from another site', { headers: { origin: 'https://evil.example' } }, 'refused'],
    ['from a sandbox', { headers: { origin: 'null' } }, 'refused'],
    ['by fetch metadata', { headers: { 'sec-fetch-site': 'cross-site' } }, 'refused'],
    ['with the trap filled in', { fields: { ...person, website: 'x' } }, 'refused'],
    ['without having opened the form', { fields: { ...person, startedAt: '1.x' } }, 'expired'],
    ['in another shape', { headers: { 'content-type': 'application/json' } }, 'unreadable'],
    [
      'without an end',
      { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      'unreadable',
    ],
    ['without a boundary', { headers: { 'content-type': 'multipart/form-data' } }, 'unreadable'],
    ['too often', { reception: { mayReceive: async () => false } }, 'tooMany'],
    [
      'too often from another site',
      {
        headers: { 'sec-fetch-site': 'cross-site' },
        reception: { mayReceive: async (_, isOwn) => isOwn },
      },
      'tooMany',
    ],
  ] satisfies [string, Post, string][])('%s', async (_, request, reason) => {
    expect((await post(request)).received).toMatchObject({ status: 'failed', reason });
    expect(saved).toEqual([]);
  });
});

it('stores no place on a waiting list that does not exist, and keeps the address', async () => {
  const fields = { email: 'a@example.org', consent: 'on', about: 'event-night' };
  const isOpen = vi.fn<Reception['isOpen']>(async () => false);
  const { received, values } = await post({ kind: 'waitingList', fields, reception: { isOpen } });
  expect(received).toEqual({ status: 'failed', reason: 'notSoldOut' });
  expect(isOpen).toHaveBeenCalledWith('waitingList', 'event-night');
  expect(values).toMatchObject(fields);
  expect(saved).toEqual([]);
});

describe('returns the entered values', () => {
  const noSecret = () => {
    throw new Error('no such folder');
  };
  const huge = [new File([new Uint8Array(maxAttachmentBytes * 4)], 'a.txt')];
  it.each([
    [
      'cannot be stored',
      'failed',
      { save: async () => Promise.reject(new Error('disk full')) },
      [],
    ],
    ['cannot be checked', 'failed', { secret: noSecret }, []],
    ['is larger than any body', 'invalid', {}, huge],
  ])('of a form that %s', async (_, status, change, files) => {
    const { received, values } = await post({ reception: change, files });
    expect(received.status).toBe(status);
    expect(values).toMatchObject(person);
    expect(saved).toEqual([]);
  });

  it('except those from another site', async () => {
    const { values } = await post({ headers: { origin: 'https://evil.example' } });
    expect(values).toEqual({});
  });
});

describe('with reCAPTCHA', () => {
  const recaptcha = { siteKey: 'k', secretKey: 's', minScore: 0.5, unverified: 'accept' } as const;
  const right = { success: true, score: 0.7, action: 'form_career', hostname: 'beer.example' };

  async function postWith(answer: object | Error, change: object = {}) {
    const reply = async () =>
      answer instanceof Error ? Promise.reject(answer) : Response.json(answer);
    vi.stubGlobal('fetch', vi.fn(reply));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const fields = { ...person, recaptchaToken: 't' };
    const { received } = await post({
      fields,
      reception: { recaptcha: { ...recaptcha, ...change } },
    });
    return received.status;
  }

  it('accepts a token that Google confirms', async () => {
    expect(await postWith(right)).toBe('ok');
  });

  it.each([{ success: false }, { score: 0.3 }, { action: 'login' }, { hostname: 'evil.example' }])(
    'rejects %j',
    async (wrong) => {
      expect(await postWith({ ...right, ...wrong })).toBe('failed');
    },
  );

  it('follows the setting if Google does not respond', async () => {
    expect(await postWith(new Error('timeout'))).toBe('ok');
    expect(await postWith(new Error('timeout'), { unverified: 'refuse' })).toBe('failed');
  });

  it('follows the setting if the token was verified before, for a form that a proxy repeats', async () => {
    const used = { success: false, 'error-codes': ['timeout-or-duplicate'] };
    expect(await postWith(used)).toBe('ok');
    expect(await postWith(used, { unverified: 'refuse' })).toBe('failed');
  });
});
