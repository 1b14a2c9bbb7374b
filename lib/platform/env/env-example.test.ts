import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverSchema } from './server-schema.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const lines = example.split('\n');
const known = Object.keys(serverSchema.shape);

describe('.env.example', () => {
  it('lists exactly the variables of the schemas', () => {
    const listed = lines.flatMap((line) => /^(?:# )?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? []);
    expect(listed.toSorted()).toEqual(known.toSorted());
  });

  it('gives the defaults of the schema where there are any', () => {
    const defaults: Readonly<Record<string, unknown>> = serverSchema.parse({});
    const given = lines.flatMap((line) => {
      const [, name = '', value = ''] = /^# ([A-Z][A-Z0-9_]*)=(.+)$/.exec(line) ?? [];
      // The commands set it.
      if (name === 'NODE_ENV' || defaults[name] === undefined) return [];
      return [{ name, value }];
    });
    expect(given.length).toBeGreaterThan(10);
    for (const { name, value } of given) {
      const parsed: Readonly<Record<string, unknown>> = serverSchema.parse({ [name]: value });
      expect(parsed[name], name).toEqual(defaults[name]);
    }
  });

  it('sets nothing until a line is uncommented', () => {
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});
