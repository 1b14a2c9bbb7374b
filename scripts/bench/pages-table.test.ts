import { expect, it } from 'vitest';
import { pagesTable } from './pages-table.ts';

it('says what each further page takes, compared to the first build', () => {
  const first = {
    events: 0,
    pages: 240,
    rendered: 281,
    buildMs: 60_000,
    startSeconds: 1.24,
    megabytes: 201.4,
  };
  const table = pagesTable([
    first,
    { ...first, events: 180, pages: 960, rendered: 401, buildMs: 67_200 },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| the demo content | 240 | 281 | 60 |  | 1.2 | 201 |',
    '| 180 more events | 960 | 401 | 67 | 10.0 | 1.2 | 201 |',
  ]);
});
