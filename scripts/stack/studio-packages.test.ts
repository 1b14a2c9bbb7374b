import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Supervisor } from '../process/supervisor.ts';
import { installStudio } from './studio-packages.ts';

const packages = { 'node_modules/a': { version: '1.0.0' } };

let root: string;
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  root = mkdtempSync(join(tmpdir(), 'studio-packages-'));
  mkdirSync(join(root, 'studio', 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'studio', 'package-lock.json'), JSON.stringify({ packages }));
});
afterEach(() => rmSync(root, { recursive: true }));

const notCalled = () => Promise.reject(new Error('not called'));

/** Returns a supervisor whose npm ends with this code, and installs what it should if that is 0. */
function supervisorWith(code: number) {
  const run = vi.fn(async (_program: string, _args: readonly string[]) => {
    const list = join(root, 'studio', 'node_modules', '.package-lock.json');
    if (code === 0) writeFileSync(list, JSON.stringify({ packages }));
    return code;
  });
  const supervisor: Supervisor = { run, startService: notCalled, signal: () => {}, end: notCalled };
  return { run, supervisor };
}

it('the first command that needs the Studio installs it, the next one does not', async () => {
  const { run, supervisor } = supervisorWith(0);
  await installStudio(supervisor, root);
  await installStudio(supervisor, root);
  expect(run.mock.calls).toEqual([
    ['npm', expect.arrayContaining(['install', '--prefix', 'studio', '--include=dev'])],
  ]);
});

it('a command without the packages of the Studio ends with what is wrong', async () => {
  const { supervisor } = supervisorWith(1);
  await expect(installStudio(supervisor, root)).rejects.toThrow('could not be installed');
});

/** Returns the files that a script loads, itself included. */
function filesOf(script: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(script)) return found;
  found.add(script);
  const imports = readFileSync(script, 'utf8').matchAll(/ from '(\.{1,2}\/[^']+)'/g);
  for (const [, path = ''] of imports) filesOf(resolve(dirname(script), path), found);
  return found;
}

it('npm run studio installs the Studio, npm start does not', () => {
  const scripts = dirname(import.meta.dirname);
  const installs = (script: string) =>
    filesOf(join(scripts, script)).has(join(scripts, 'stack', 'studio-packages.ts'));
  expect(installs('studio.ts')).toBe(true);
  expect(installs('start.ts')).toBe(false);
  const { workspaces } = JSON.parse(readFileSync(join(scripts, '..', 'package.json'), 'utf8'));
  expect(workspaces).toBeUndefined();
});
