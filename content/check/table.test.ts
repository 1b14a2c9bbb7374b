import { describe, expect, it } from 'vitest';
import { findings } from './check-dataset.ts';
import { reporter } from './model/problem.ts';
import { table } from './table.ts';
import { aDocument } from './testing/a-dataset.ts';

const report = reporter('picture-alts');
const event = aDocument('event', 'tapping');
const page = aDocument('page', 'faq');

describe('the table', () => {
  it('groups problems by document and joins the languages of one problem', () => {
    const problems = [
      report(page, { path: 'seo.title', language: 'cs' }, 'is long', 'warning'),
      report(event, { path: 'picture', language: 'cs' }, 'has no text alternative'),
      report(event, { path: 'picture', language: 'it' }, 'has no text alternative'),
      report(event, { path: 'end' }, 'is missing'),
    ];
    expect(table(findings(problems, 94)).split('\n')).toEqual([
      'event-tapping (event)',
      '  error    –            picture-alts          end: is missing',
      '  error    cs it        picture-alts          picture: has no text alternative',
      '',
      'page-faq (page)',
      '  warning  cs           picture-alts          seo.title: is long',
      '',
      '94 documents checked: 3 errors, 1 warning.',
    ]);
  });

  it('stays within 100 columns with long texts', () => {
    const long = report(
      event,
      { path: 'slug' },
      `"${'a'.repeat(150)}" leads to ${'page '.repeat(30)}`,
    );
    const lines = table(findings([long], 1)).split('\n');
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(lines.join('').match(/a/g)?.length).toBeGreaterThan(150);
  });

  it('reports an empty result in one line', () => {
    expect(table(findings([], 1))).toBe('1 document checked: 0 errors, 0 warnings.');
  });
});
