import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = dirname(dirname(import.meta.dirname));

/** A word that is avoided, and the term of the field to use instead (docs/glossary.md). */
type Avoided = readonly [word: RegExp, instead: string];

const inProse: readonly Avoided[] = [
  [/\banew\b/i, 'again, re-rendered'],
  [/\bawake\b/i, 'hydrated, loaded'],
  [/\benliven/i, 'enhance'],
  [/\bmended\b/i, 'fixed'],
  [/\bstrangers?\b/i, 'an untrusted client, an anonymous client'],
  [/\btether/i, 'orphan guard'],
  [/\btold\b/i, 'shown, reported'],
  [/\bwhoever\b/i, 'anyone who, the client'],
];

const inComments: readonly Avoided[] = [
  [/\bjudg/i, 'check, validate, compare'],
  [/\bpatien(?:ce|tly)\b/i, 'timeout, maximum wait'],
  [/\b(?:tell|tells|telling|untold)\b/i, 'notify, report, return, distinguish'],
];

const inNames: readonly Avoided[] = [
  [/[a-z]Anew\b/, 'again, rerendered'],
  [/[a-z]Door\b/, 'Launcher, Transport, Client'],
  [/enliven/i, 'enhance'],
  [/HouseSign/, 'Logo'],
  [/judge/i, 'check, validate, update'],
  [/lastKnown/i, 'storedAnswer'],
  [/Manners/, 'Dismissal'],
  [/impatient|patiently|patienceMs|PATIENCE|\bpatience\b(?!\.)/, 'timeout, maxWait'],
  [/\bplates?\b/i, 'card, notice, fullBleed'],
  [/restUntil/i, 'circuit breaker'],
  [/tether/i, 'orphan guard'],
  [/\btell(?:[(?.]| =)|[a-z]Tell|\buntold[A-Z]/, 'notify, report, pending'],
  [/\btold\b/, 'shown, sent, listed'],
];

const code = globSync(
  '{*.{ts,mjs},{app,checkout-demo,components,content,content-service,e2e,lib,scripts,server,studio}/**/*.{ts,tsx,mjs,css}}',
  { cwd: root, exclude: ['studio/{node_modules,dist,.sanity}/**'] },
).filter((file) => !/\.generated\.ts$|\b(vocabulary|labels)\.test\.ts$/.test(file));

// The corpus of attachments describes its files in sentences of its own.
const documents = globSync(
  ['{*,docs/*,docs/decisions/*,content/*,content-service/*}.md', '.env.example'],
  { cwd: root },
).filter((file) => file !== 'docs/attachments.md');

/** Lines of comments, and of the titles of tests. */
const prose = /^\s*(?:\*|\/\/|\/\*|\{\/\*|(?:it|test|describe)(?:\.[a-z.]+)?\()/;

/** Lists the lines of a file that use one of the words. */
function uses(file: string, avoided: readonly Avoided[], isChecked = (_line: string) => true) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    avoided
      .filter(([word]) => isChecked(line) && word.test(line))
      .map(([word, instead]) => `${file}:${index + 1}: ${word.source} → ${instead}`),
  );
}

it('finds the terms of the field in comments, titles of tests and documents', () => {
  expect(code.length).toBeGreaterThan(1000);
  expect(documents.length).toBeGreaterThan(20);
  const inCode = code.flatMap((file) =>
    uses(file, [...inProse, ...inComments], (line) => prose.test(line)),
  );
  const inDocuments = documents.flatMap((file) => uses(file, inProse));
  expect([...inCode, ...inDocuments]).toEqual([]);
});

it('finds the terms of the field in names', () => {
  expect(code.flatMap((file) => uses(file, inNames))).toEqual([]);
});
