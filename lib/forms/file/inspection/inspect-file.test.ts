import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eicar, startClamd, type TestClamd } from '../../testing/clamd.ts';
import { corpus } from '../../testing/corpus/corpus.ts';
import { pdf } from '../../testing/sample-files.ts';
import { createInspector } from './inspect-file.ts';

const logged: string[] = [];
let clamd: TestClamd | null = null;

beforeEach(() => {
  logged.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
});

afterEach(() => {
  clamd?.close();
  clamd = null;
});

const inspect = createInspector(undefined);
const cv = { name: 'cv.pdf', bytes: pdf() };

it('inspects a file in a separate process', { tags: 'slow' }, async () => {
  expect(await inspect(cv, 'a')).toEqual({ type: 'pdf' });
  const program = { name: 'cv.pdf', bytes: pdf('9 0 obj<</S/Launch/F(a.exe)>>endobj') };
  expect(await inspect(program, 'a')).toEqual({ issue: 'fileNotPlain' });
});

const endless = corpus.filter(({ expected }) => expected === 'fileTooComplex');

it.each(endless.map((file) => [file.name, file] as const))(
  'stops at its limits with %s, while other requests are served',
  { tags: 'slow' },
  async (name, file) => {
    const server = createServer((_request, response) => response.end('page'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    let isOver = false;
    const inspected = inspect({ name, bytes: file.make() }, 'a').finally(() => {
      isOver = true;
    });
    let served = 0;
    while (!isOver) {
      const response = await fetch(`http://127.0.0.1:${port}/`);
      expect(await response.text()).toBe('page');
      served += 1;
    }
    server.close();
    expect(await inspected).toEqual({ issue: 'fileTooComplex' });
    expect(served).toBeGreaterThan(20);
    // By its processor time, or on a busy machine by the clock.
    expect(logged.join('')).toMatch(/"file\.inspection-ended".*"ended":"(SIGKILL|timeout)"/);
  },
);

describe('with a scanner', () => {
  async function inspectWith(answer: string | undefined, content: string) {
    clamd = await startClamd(answer);
    const scanned = createInspector({ host: '127.0.0.1', port: clamd.port });
    return await scanned({ name: 'cv.txt', bytes: Buffer.from(content) }, 'a');
  }

  it('accepts a clean file', { tags: 'slow' }, async () => {
    expect(await inspectWith(undefined, 'hello')).toEqual({ type: 'txt' });
    expect(clamd?.scanned).toEqual([5]);
  });

  it('rejects an infected file', async () => {
    expect(await inspectWith(undefined, eicar)).toEqual({ issue: 'fileInfected' });
    expect(logged.join('')).toContain('Eicar-Test-Signature');
  });

  it('accepts no unscanned file, and logs an error', async () => {
    expect(await inspectWith('ERROR', 'hello')).toEqual({ issue: 'fileUnscanned' });
    expect(logged.join('')).toContain('file.scanner-silent');
  });

  it('does not scan a file that is refused anyway', { tags: 'slow' }, async () => {
    expect(await inspectWith(undefined, '#!/bin/sh')).toEqual({ issue: 'fileTypeRefused' });
    expect(clamd?.scanned).toEqual([]);
  });
});
