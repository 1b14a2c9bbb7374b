import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Supervisor } from '../process/supervisor.ts';
import { buildSite } from './build-site.ts';
import { BUILD_ID, readStamp, writeStamp } from './build-stamp.ts';

let root: string;
const at = (path: string) => join(root, '.next', path);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content = ''): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
}

/** Builds with a framework that writes one script, as if nothing else were of the build. */
async function build(script: string): Promise<void> {
  const unused = () => {
    throw new Error('A build starts no service.');
  };
  const supervisor: Supervisor = {
    startService: unused,
    signal: unused,
    end: unused,
    async run() {
      rmSync(at('static'), { recursive: true, force: true });
      write(BUILD_ID, script);
      write(`static/chunks/${script}`);
      write('build-manifest.json', JSON.stringify({ rootMainFiles: [`static/chunks/${script}`] }));
      for (const folder of ['server/chunks', 'server/chunks/ssr']) {
        mkdirSync(at(folder), { recursive: true });
      }
      return 0;
    },
  };
  await buildSite(supervisor, root, '.next', { id: script, env: {} });
}

const begun = { source: 'hash', begunAt: 0 };

it('keeps the scripts of the build before, for pages that are open in browsers', async () => {
  await build('one.js');
  writeStamp(at(''), begun);
  await build('two.js');
  expect(existsSync(at('static/chunks/two.js'))).toBe(true);
  expect(existsSync(at('cache/earlier-static/1/chunks/one.js'))).toBe(true);
});

it('keeps no script of a build that was not finished, which no page had', async () => {
  await build('one.js');
  expect(readStamp(at(''))).toBeNull();
  await build('two.js');
  expect(existsSync(at('cache/earlier-static'))).toBe(false);
});
