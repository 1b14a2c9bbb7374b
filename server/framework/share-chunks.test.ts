import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareChunks } from './share-chunks.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'server/chunks/ssr'), { recursive: true });
  // As the build does: the chunks are CommonJS, whatever lies in the folders above.
  writeFileSync(join(folder, 'package.json'), '{"type": "commonjs"}');
});

afterEach(() => rmSync(folder, { recursive: true }));

const require = createRequire(import.meta.url);
const pathOf = (name: string) => join(folder, 'server/chunks/ssr', name);
const read = (name: string) => readFileSync(pathOf(name), 'utf8');
const run = (name: string): unknown => require(pathOf(name));

const filling = `/*${'x'.repeat(10_000)}*/`;

/** Writes a chunk as the bundler does. */
function write(name: string, program: string): void {
  writeFileSync(pathOf(name), `${program}\n//# sourceMappingURL=${name}.map`);
}

it('loads chunks with the same content once', () => {
  for (const name of ['a.js', 'b.js']) write(name, `${filling}module.exports=[1,()=>2];`);
  write('c.js', `${filling}module.exports=[1,()=>3];`);
  shareChunks(folder);
  shareChunks(folder);
  expect(run('b.js')).toBe(run('a.js'));
  expect(run('c.js')).not.toBe(run('a.js'));
  expect(read('b.js').length).toBeLessThan(100);
});

it('leaves small chunks as they are', () => {
  for (const name of ['a.js', 'b.js']) write(name, 'module.exports=[1];');
  shareChunks(folder);
  expect(run('b.js')).not.toBe(run('a.js'));
});

it('writes all texts in Latin-1, as the same texts', () => {
  const program = 'module.exports=["ř","Käse – 🍺",`š`,/[ě-š]/.test("ř"),"\\\\ž"];';
  write('a.js', filling + program);
  shareChunks(folder);
  expect(read('a.js')).not.toMatch(/[\u0100-\uffff]/);
  expect(run('a.js')).toEqual(['ř', 'Käse – 🍺', 'š', true, '\\ž']);
});

it('leaves a program in which such a character is escaped as it is', () => {
  write('a.js', `${filling}module.exports="\\ž";`);
  shareChunks(folder);
  expect(run('a.js')).toBe('ž');
});
