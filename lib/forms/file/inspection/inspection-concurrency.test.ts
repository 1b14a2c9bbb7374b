import { afterAll, expect, it, vi } from 'vitest';
import { text } from '../../testing/sample-files.ts';
import type { inspectApart } from './inspect-apart.ts';

/** Which files were inspected whenever one began, and within which limits. */
const { together, limits } = vi.hoisted(() => ({
  together: [] as string[][],
  limits: [] as Parameters<typeof inspectApart>[2][],
}));

/** Runs the real inspection, and notes what runs at the same time. */
vi.mock('./inspect-apart.ts', async (original) => {
  const real = await original<{ inspectApart: typeof inspectApart }>();
  const running = new Set<string>();
  const watched: typeof inspectApart = async (name, bytes, given) => {
    running.add(name);
    together.push([...running]);
    limits.push(given);
    try {
      return await real.inspectApart(name, bytes, given);
    } finally {
      running.delete(name);
    }
  };
  return { ...real, inspectApart: watched };
});

afterAll(() => vi.resetModules());

it('inspects four files at a time and one per sender, each with 2 s and 128 MB', {
  tags: 'slow',
}, async () => {
  // Another test may have loaded it with the real inspection.
  vi.resetModules();
  const { createInspector } = await import('./inspect-file.ts');
  const inspect = createInspector(undefined);
  const sent = ['a', 'a', 'b', 'c', 'd', 'e'];
  const inspected = sent.map((sender, index) =>
    inspect({ name: `${sender}${index}.txt`, bytes: text('hello') }, sender),
  );
  expect(await Promise.all(inspected)).toEqual(sent.map(() => ({ type: 'txt' })));
  expect(Math.max(...together.map((names) => names.length))).toBe(4);
  const ofOne = together.map((names) => names.filter((name) => name.startsWith('a')));
  expect(ofOne.filter((names) => names.length > 1)).toEqual([]);
  expect(limits).toEqual(sent.map(() => ({ time: 2000, memory: 134_217_728 })));
});
