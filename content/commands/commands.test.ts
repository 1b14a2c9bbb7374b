import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runContentCommand } from './testing/run-content-command.ts';
import { temporaryFolder } from './testing/test-service.ts';

let source: string;
let data: string;
let port: number;

beforeAll(async () => {
  source = await temporaryFolder();
  data = await temporaryFolder();
  port = await getPort();
  await mkdir(join(source, 'images'));
  await mkdir(join(source, 'documents/redirect'), { recursive: true });
  await writeFile(join(source, 'images/pictures.yaml'), '{}\n');
  await writeFile(join(source, 'documents/redirect/old.yaml'), 'from: /en/old\nto: /en/new\n');
});

afterAll(async () => {
  await rm(source, { recursive: true });
  await rm(data, { recursive: true });
});

const run = (command: string, args: string[] = [], env: Record<string, string> = {}) =>
  runContentCommand({ folder: data, port }, command, args, env);

const answers = () =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

describe('the content commands', { timeout: 180_000 }, () => {
  it('start the content service temporarily and print a summary in one line', {
    tags: 'slow',
  }, async () => {
    const first = await run('import.ts', ['--source', source]);
    expect(first).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^Imported into production at .*: 1 of 1 documents and 0 of 0.*\n$/,
      ),
      err: '',
    });
    expect(await answers()).toBe(false);
    const second = await run('import.ts', ['--source', source]);
    expect(second.out).toMatch(/^Nothing to do: 1 documents/);
  });

  it('reset the embedded dataset without confirmation', { tags: 'slow' }, async () => {
    const { code, out } = await run('reset.ts', ['--source', source]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Reset production .*: 1 deleted, 1 documents and 0 pictures imported\.\n$/,
    );
  });

  it('list every file that cannot be imported', { tags: 'slow' }, async () => {
    await writeFile(join(source, 'documents/redirect/bad.yaml'), 'from: [\n');
    await writeFile(join(source, 'documents/redirect/worse.yaml'), 'from: /en/a\n');
    const { code, out, err } = await run('reset.ts', ['--source', source]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(/^documents\/redirect\/bad\.yaml: .* at line \d+/),
      'documents/redirect/worse.yaml: to: is missing',
    ]);
    await rm(join(source, 'documents/redirect/bad.yaml'));
    await rm(join(source, 'documents/redirect/worse.yaml'));
    expect((await run('import.ts', ['--source', source])).out).toMatch(/^Nothing to do/);
  });

  it('require a token for a hosted dataset, and a confirmation before deleting it', {
    tags: 'slow',
  }, async () => {
    const hosted = {
      SANITY_PROJECT_ID: 'abc123',
      SANITY_WEBHOOK_SECRET: 'a-secret-of-some-length',
    };
    expect(await run('import.ts', [], hosted)).toEqual({
      code: 1,
      out: '',
      err: 'SANITY_WRITE_TOKEN: expected a token with the right to write\n',
    });
    const withToken = { ...hosted, SANITY_WRITE_TOKEN: 'sk-not-to-be-printed' };
    expect(await run('reset.ts', [], withToken)).toEqual({
      code: 1,
      out: '',
      err: 'This deletes everything in abc123/production: add --yes to go on.\n',
    });
  });

  it('report an invalid variable with its name', { tags: 'slow' }, async () => {
    const { code, err } = await run('export.ts', [], { CONTENT_SERVICE_PORT: 'x' });
    expect(code).toBe(1);
    expect(err).toMatch(/^CONTENT_SERVICE_PORT: expected a whole number[^\n]*\n$/);
  });

  it('reject a mistyped option before they write anything', { tags: 'slow' }, async () => {
    expect(await run('types.ts', ['--chek'])).toEqual({
      code: 1,
      out: '',
      err: "Unknown option '--chek'\n",
    });
  });

  it('reject a date that does not exist', { tags: 'slow' }, async () => {
    const { code, err } = await run('import.ts', ['--source', source, '--from', '2026-02-30']);
    expect({ code, err }).toEqual({ code: 1, err: '--from: expected a date, YYYY-MM-DD\n' });
  });

  it("report if another server responds at the content service's address", {
    tags: 'slow',
  }, async () => {
    const other = createServer((_, response) => response.writeHead(404).end()).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((listening) => other.once('listening', listening));
    const address = other.address();
    const taken = typeof address === 'object' ? String(address?.port) : '';
    const { code, err } = await run('import.ts', [], { CONTENT_SERVICE_PORT: taken });
    other.close();
    expect(code).toBe(1);
    expect(err).toBe(`http://127.0.0.1:${taken} does not answer like a content service\n`);
  });
});
