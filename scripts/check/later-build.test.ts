import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeLaterBuild } from './later-build.ts';

it('names another build and another script of the page, and keeps the static files of the earlier', () => {
  const root = mkdtempSync(join(tmpdir(), 'later-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const tags =
    '<script src="/_next/static/chunks/main.js"></script><script src="/_next/static/chunks/form12.js">';
  const manifest = 'server/app/[locale]/page_client-reference-manifest.js';
  for (const [path, content] of Object.entries({
    BUILD_ID: 'build-1',
    'static/build-1/_buildManifest.js': '',
    'static/chunks/main.js': 'load("lazy.js")',
    'static/chunks/lazy.js': '',
    'static/chunks/form12.js': 'form',
    'server/app/en/faq.html': tags,
    'server/app/en/faq.rsc': '["build-1","static/chunks/form12.js","static/chunks/lazy.js"]',
    [manifest]: '"static/chunks/form12.js"',
  })) {
    mkdirSync(dirname(join(root, '.next', path)), { recursive: true });
    writeFileSync(join(root, '.next', path), content);
  }
  makeLaterBuild(root, '.next');
  const read = (path: string) => readFileSync(join(root, '.next', path), 'utf8');
  expect(read('BUILD_ID')).toBe('1-dliub');
  expect(read('server/app/en/faq.rsc')).toBe(
    '["1-dliub","static/chunks/21mrof.js","static/chunks/lazy.js"]',
  );
  expect(read('server/app/en/faq.html')).toBe(tags.replace('form12', '21mrof'));
  expect(read(manifest)).toBe('"static/chunks/21mrof.js"');
  expect(read('static/chunks/21mrof.js')).toBe('form');
  expect(existsSync(join(root, '.next/static/chunks/form12.js'))).toBe(false);
  const earlier = (path: string) => existsSync(join(root, '.next/cache/earlier-static/1', path));
  expect(['chunks/form12.js', 'build-1/_buildManifest.js'].every(earlier)).toBe(true);
});
