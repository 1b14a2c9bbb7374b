import { describe, expect, it } from 'vitest';
import { findFolderCycles, importsIn } from './folder-cycles.ts';

/** Returns imports, each written as `from > to`. */
function imports(...lines: readonly string[]) {
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from, to };
  });
}

describe('parts of a folder need each other', () => {
  it.each([
    ['a folder and one inside it', 'lib', ['lib/a.ts > lib/in/b.ts', 'lib/in/c.ts > lib/d.ts']],
    ['two folders', 'lib', ['lib/one/a.ts > lib/two/b.ts', 'lib/two/c.ts > lib/one/d.ts']],
    ['top-level folders', '', ['app/a.ts > lib/b.ts', 'lib/in/c.ts > app/in/d.ts']],
    [
      'two folders through a file beside them',
      'lib',
      ['lib/one/a.ts > lib/b.ts', 'lib/c.ts > lib/two/d.ts', 'lib/two/e.ts > lib/one/f.ts'],
    ],
  ])('%s', (_, folder, lines) => {
    const circular = imports(...lines);
    const others = imports('lib/other/x.ts > lib/one/y.ts', 'lib/one/y.ts > lib/one/z.ts');
    expect(findFolderCycles([...circular, ...others])).toEqual([{ folder, imports: circular }]);
  });
});

it('parts that need each other in one direction only are no cycle', () => {
  const lines = ['lib/a.ts > lib/one/b.ts', 'lib/one/c.ts > lib/two/d.ts', 'lib/e.ts > lib/a.ts'];
  expect(findFolderCycles(imports(...lines))).toEqual([]);
});

it('a report has imports of files and packages', () => {
  const found = { coreModule: false, couldNotResolve: false };
  const dependencies = [
    { ...found, resolved: 'lib/b.ts' },
    { ...found, resolved: 'fs', coreModule: true },
    { ...found, resolved: './c', couldNotResolve: true },
  ];
  const report = JSON.stringify({ modules: [{ source: 'lib/a.ts', dependencies }], summary: {} });
  expect(importsIn(report)).toEqual(imports('lib/a.ts > lib/b.ts'));
  expect(() => importsIn('')).toThrow();
});
