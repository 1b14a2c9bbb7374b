import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeYaml } from './yaml-text.ts';

const text = `# The first comment stays.
title: "Hops"   # so do quotes
languages: [en, cs]
items:
  - name: first # of two
    date: { week: 2, day: friday }
  - name: second
`;

describe('writeYaml', () => {
  it('keeps a text with an equal value', () => {
    expect(writeYaml(parse(text), text)).toBe(text);
  });

  it('rewrites only what differs', () => {
    const value = parse(text);
    value.items[1].name = 'other';
    value.items[1].date = { week: 3, day: 'monday' };
    expect(writeYaml(value, text)).toBe(
      text
        .replace('"Hops"   #', '"Hops" #')
        .replace('name: second', 'name: other\n    date: { week: 3, day: monday }'),
    );
  });

  it('moves an item with its comment', () => {
    const value = parse(text);
    value.items.reverse();
    const written = writeYaml(value, text);
    expect(parse(written)).toEqual(value);
    expect(written).toContain('name: first # of two');
  });

  it('removes missing fields', () => {
    expect(writeYaml({ languages: ['en'] }, 'title: Hops\nlanguages: [en]\n')).toBe(
      'languages: [en]\n',
    );
  });

  it('formats a new file like a hand-written one', () => {
    const value = {
      title: { en: 'Hops', cs: 'Chmel' },
      languages: ['en', 'cs'],
      start: { week: 2, day: 'friday', time: '19:00' },
      body: { en: 'One.\n\nTwo.' },
    };
    expect(writeYaml(value)).toBe(`title:
  en: Hops
  cs: Chmel
languages: [en, cs]
start: { week: 2, day: friday, time: 19:00 }
body:
  en: |-
    One.

    Two.
`);
  });
});
