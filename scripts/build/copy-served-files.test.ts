import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyServedFiles } from './copy-served-files.ts';

let folder: string;
let build: string;
let copy: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  build = join(folder, '.next');
  copy = join(folder, '.next-copy');
  for (const path of [
    'BUILD_ID',
    'server/app/en.html',
    'server/chunks/one.js',
    'server/chunks/one.js.map',
    'static/chunks/one.js',
    'cache/earlier-static/1/chunks/zero.js',
    'cache/content/answer.json',
    'cache/turbopack/state',
    'types/routes.d.ts',
  ]) {
    mkdirSync(dirname(join(build, path)), { recursive: true });
    writeFileSync(join(build, path), path);
  }
  mkdirSync(join(build, 'node_modules'));
  symlinkSync('../../node_modules/pg', join(build, 'node_modules/pg-1'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const has = (path: string) => existsSync(join(copy, path));

it('copies what a server reads, and nothing that only the compiler does', () => {
  copyServedFiles(build, copy);
  expect(['BUILD_ID', 'server/app/en.html', 'server/chunks/one.js'].every(has)).toBe(true);
  expect(has('cache/content/answer.json')).toBe(true);
  expect(['server/chunks/one.js.map', 'cache/turbopack', 'types'].some(has)).toBe(false);
});

it('keeps links to packages relative, because a copy is served elsewhere', () => {
  copyServedFiles(build, copy);
  expect(readlinkSync(join(copy, 'node_modules/pg-1'))).toBe('../../node_modules/pg');
});

it('removes what an earlier build left there', () => {
  mkdirSync(join(copy, 'server/app'), { recursive: true });
  writeFileSync(join(copy, 'server/app/old.html'), '');
  copyServedFiles(build, copy);
  expect(has('server/app/old.html')).toBe(false);
});

it('keeps the content that was served there before, which the build may know only unfit', () => {
  const content = (name: string) => join(copy, 'cache', name, 'answer.json');
  copyServedFiles(build, copy);
  writeFileSync(content('content'), 'changed while it was served');
  copyServedFiles(build, copy);
  expect(readFileSync(content('content'), 'utf8')).toBe('cache/content/answer.json');
  expect(readFileSync(content('earlier-content'), 'utf8')).toBe('changed while it was served');
  // A further build, before a server has read it.
  copyServedFiles(build, copy);
  expect(readFileSync(content('earlier-content'), 'utf8')).toBe('changed while it was served');
});

it('keeps the scripts of the two builds that were served there before, and those of the build', () => {
  for (const name of ['one', 'two', 'three', 'four']) {
    const chunks = join(build, 'static/chunks');
    rmSync(chunks, { recursive: true });
    mkdirSync(chunks);
    writeFileSync(join(chunks, `${name}.js`), name);
    copyServedFiles(build, copy);
  }
  const scripts = globSync('**/chunks/*.js', { cwd: copy, exclude: ['server'] });
  expect(scripts.toSorted()).toEqual([
    'cache/earlier-static/1/chunks/three.js',
    'cache/earlier-static/1/chunks/zero.js',
    'cache/earlier-static/2/chunks/two.js',
    'cache/earlier-static/2/chunks/zero.js',
    'static/chunks/four.js',
  ]);
});
