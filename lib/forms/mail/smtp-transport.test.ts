import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../delivery/smtp-failure.ts';
import {
  type SmtpScript,
  startListener,
  startSmtp,
  startTrickle,
  type TestSmtp,
} from '../testing/smtp.ts';
import type { Mail } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

const ID = '<one@beer.example>';
const mail: Mail = {
  to: ['jana@visitor.example'],
  subject: 'Pivo',
  text: 'Text',
  html: '<p>x</p>',
};

let server: TestSmtp | null = null;

afterEach(() => {
  server?.close();
  server = null;
});

/**
 * In ms: the timeout for a server that responds, even on a busy machine, and for one that does not.
 */
const LONG_MS = 10_000;
const SHORT_MS = 300;

async function attempt(
  url: string,
  given: Mail = mail,
  signal = new AbortController().signal,
  timeout = SHORT_MS,
) {
  const limits = { connect: timeout, silence: timeout };
  const transport = smtpTransport(url, 'web@beer.example', limits);
  try {
    await transport.send(given, ID, signal);
    return 'sent';
  } catch (error) {
    return failureOf(error);
  }
}

async function* contentOf(text: string) {
  yield Buffer.from(text);
}

async function attemptAt(script: SmtpScript, given: Mail = mail) {
  server = await startSmtp(script);
  const timeout = script.message === 'silence' ? SHORT_MS : LONG_MS;
  return await attempt(server.url, given, undefined, timeout);
}

it('sends a mail with its Message-ID', async () => {
  expect(await attemptAt({})).toBe('sent');
  expect(server?.taken[0]).toContain(`Message-ID: ${ID}`);
});

it('reports an address of several that is refused as an error, without the address', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const to = ['klara@beer.example', 'tomas@beer.example'];
  const script = { recipient: 451, refused: 'tomas@beer.example' };
  expect(await attemptAt(script, { ...mail, to })).toBe('sent');
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  write.mockRestore();
  const said = { level: 'error', event: 'mail.partly-refused', messageId: ID, statuses: [451] };
  expect(lines).toMatchObject([{ ...said, recipients: 2 }]);
  expect(JSON.stringify(lines)).not.toMatch(/klara|tomas|somebody/);
  expect(server?.taken).toHaveLength(1);
});

describe('only a permanent refusal is final', () => {
  it.each([
    ['the address refused for good', { recipient: 550 }, true],
    ['the address refused for now', { recipient: 451 }, false],
    ['the message refused for good', { message: 550 }, true],
    ['the message refused for now', { message: 451 }, false],
    ['no answer after the message', { message: 'silence' }, false],
  ] satisfies [string, SmtpScript, boolean][])('%s', async (_, script, final) => {
    const failure = await attemptAt(script);
    expect(failure).toMatchObject({ outcome: 'failed', final });
    expect(JSON.stringify(failure)).not.toContain('visitor.example');
  });

  it.each([
    [{ recipient: 550 }, true],
    [{ recipient: 553, text: '5.1.3 Bad address' }, true],
    [{ recipient: 554, text: '5.7.1 Relay access denied' }, false],
    [{ recipient: 501 }, true],
    [{ recipient: 501, text: '5.5.4 Unknown parameter' }, false],
    [{ recipient: 521 }, true],
    [{ recipient: 530 }, false],
    [{ recipient: 450, text: '4.1.2 Domain not found' }, true],
    [{ recipient: 452, text: '4.2.2 Mailbox full' }, true],
    [{ recipient: 451, text: '4.3.0 Temporary lookup failure' }, false],
    [{ recipient: 450 }, false],
    [{ message: 550 }, false],
  ] satisfies [SmtpScript, boolean][])(
    'reports whether the address was refused: %o',
    async (script, ofAddress) => {
      expect(await attemptAt(script)).toMatchObject({ addressRefused: ofAddress });
    },
  );

  it.each([
    ['nobody there', 'smtp://127.0.0.1:1', undefined],
    ['no name', 'smtp://nowhere.invalid', undefined],
    ['silence', 'smtp', null],
    ['too busy to greet', 'smtp', '421 Too busy\r\n'],
    ['not for us', 'smtp', '554 Go away\r\n'],
    ['no TLS', 'smtps', '220 hello\r\n'],
  ])('%s is retried', async (_, url, greeting) => {
    if (greeting === undefined) {
      expect(await attempt(url)).toMatchObject({ outcome: 'failed', final: false });
      return;
    }
    server = await startListener(greeting);
    expect(await attempt(`${url}://${server.url}`)).toMatchObject({ final: false });
  });
});

it.each(['subject', 'name', 'file'])('prevents header injection through the %s', async (part) => {
  const evil = 'x\r\nBcc: all@visitor.example\r\n\r\nhello';
  const sent = await attemptAt(
    {},
    {
      ...mail,
      subject: part === 'subject' ? evil : 'Pivo',
      replyTo: { name: part === 'name' ? evil : 'Jana', address: 'jana@visitor.example' },
      files: [
        {
          name: part === 'file' ? evil : 'a.txt',
          mediaType: 'text/plain',
          read: () => contentOf('a'),
        },
      ],
    },
  );
  expect(sent).toBe('sent');
  expect(server?.taken[0]).not.toMatch(/^bcc:/im);
});

it('delivers no mail whose file cannot be read to its end', async () => {
  const content = 'a'.repeat(200_000);
  const file = { name: 'a.txt', mediaType: 'text/plain' };
  const read = async function* () {
    yield* contentOf(content);
    throw new Error('The file a.txt is damaged.');
  };
  const failure = await attemptAt({}, { ...mail, files: [{ ...file, read }] });
  expect(failure).toMatchObject({ outcome: 'failed', final: false });
  await expect.poll(() => server?.connected).toBe(0);
  expect(server?.taken).toEqual([]);
});

it('disconnects from a slow server as soon as it is aborted', { tags: 'slow' }, async () => {
  server = await startTrickle();
  const over = AbortSignal.timeout(900);
  expect(await attempt(server.url, mail, over)).toMatchObject({ outcome: 'failed', final: false });
  expect(over.aborted).toBe(true);
  await expect.poll(() => server?.connected).toBe(0);
});
