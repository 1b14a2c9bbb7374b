import { afterEach, expect, it } from 'vitest';
import { eicar, startClamd, type TestClamd } from '../testing/clamd.ts';
import { scan } from './scan.ts';

let clamd: TestClamd | null = null;

afterEach(() => {
  clamd?.close();
  clamd = null;
});

async function scanWith(bytes: Uint8Array, answer?: string, deadline?: number) {
  clamd = await startClamd(answer);
  return await scan(bytes, { host: '127.0.0.1', port: clamd.port }, deadline);
}

it('sends the whole file and returns that it is clean', async () => {
  expect(await scanWith(new Uint8Array(3_000_000))).toEqual({ status: 'clean' });
  expect(clamd?.scanned).toEqual([3_000_000]);
});

it('returns the signature that a scanner has found', async () => {
  const verdict = await scanWith(Buffer.from(eicar));
  expect(verdict).toEqual({ status: 'infected', signature: 'Eicar-Test-Signature' });
});

it.each([
  ['never answers', 'silence', 'no answer in time'],
  ['cannot scan it', 'INSTREAM size limit exceeded. ERROR', 'INSTREAM size limit exceeded. ERROR'],
  ['hangs up', '', 'an empty answer'],
])('treats no file as clean if the scanner %s', async (_, answer, reason) => {
  expect(await scanWith(Buffer.from('hello'), answer, 1000)).toEqual({ status: 'silent', reason });
});

it('reports that no scanner listens', async () => {
  const gone = await startClamd();
  gone.close();
  const verdict = await scan(Buffer.from('hello'), { host: '127.0.0.1', port: gone.port });
  expect(verdict).toMatchObject({ status: 'silent' });
});
