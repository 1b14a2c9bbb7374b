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
  [/\bspoil/i, 'corrupt'],
  [/\bstandstill\b/i, 'suspension'],
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

/** Words that are right in artwork/, where they are a building and paper. */
const inCommentsOfSite: readonly Avoided[] = [
  [/\bhouse\b/i, 'the museum, the brand'],
  [/(?<!\b(?:share|style) )\bsheets?\b/i, 'page, layout, style sheet'],
];

const inNames: readonly Avoided[] = [
  [/[a-z]Anew\b/, 'again, rerendered'],
  [/\basked[A-Z]|[a-z]Asked/, 'requested'],
  [/[a-z]Door\b/, 'Launcher, Transport, Client'],
  [/enliven/i, 'enhance'],
  [/\b(?:has|is)Fair|[a-z]Fairly\b|\bfair[A-Z-]/, 'bounded'],
  [/FormSheet|form-?sheet|sheet-?layout/i, 'StandaloneForm, FormLayout'],
  [/HouseSign/, 'Logo'],
  [/judge/i, 'check, validate, update'],
  [/[a-z]Kept\b|\bkept[A-Z]/, 'retained, stored, unchanged'],
  [/lastKnown/i, 'storedAnswer'],
  [/Manners/, 'Dismissal'],
  [/\b(?:GREATEST|LARGEST|LONGEST|MOST|SLOWEST)_|\bmost[A-Z]/, 'MAX_, max'],
  [/\bLEAST_|\bleast[A-Z]/, 'MIN_, min'],
  [/impatient|patiently|patienceMs|PATIENCE|\bpatience\b(?!\.)/, 'timeout, maxWait'],
  [/\bplates?\b/i, 'card, notice, fullBleed'],
  [/restUntil/i, 'circuit breaker'],
  [/spoil/i, 'corrupt'],
  [/standstill/i, 'resume, suspend'],
  [/tether/i, 'orphan guard'],
  [/\btell(?:[(?.]| =)|[a-z]Tell|\buntold[A-Z]/, 'notify, report, pending'],
  [/\btold\b/, 'shown, sent, listed'],
];

const code = globSync(
  '{*.{ts,mjs},{app,checkout-demo,components,content,content-service,e2e,lib,scripts,server,studio}/**/*.{ts,tsx,mjs,css}}',
  { cwd: root, exclude: ['studio/{node_modules,dist,.sanity}/**'] },
).filter((file) => !/\.generated\.ts$|\b(vocabulary|labels)\.test\.ts$/.test(file));

const programs = globSync(['artwork/**/*.py', '{artwork,ci,deploy,scripts}/**/*.sh', 'ci/run'], {
  cwd: root,
});

// The corpus of attachments describes its files in sentences of its own.
const documents = globSync(
  ['{*,artwork/*,docs/*,docs/decisions/*,content/*,content-service/*}.md', '.env.example'],
  { cwd: root },
).filter((file) => file !== 'docs/attachments.md');

/** Lines of comments, and of the titles of tests. */
const prose =
  /^\s*(?:\*|\/\/|\/\*|\{\/\*|(?:it|test|describe)(?:\.[a-z.]+)?\(|\]\)\(['"`])|\s\/\/ /;

/** The end of a line that is followed by the title of a test. */
const beforeTitle = /(?:\b(?:it|test|describe)(?:\.[a-z.]+)?|\])\($/;

const title = /^\s*['"`]/;

/** Lines of comments in Python and shell programs, and the first lines of docstrings. */
const proseOfPrograms = /^\s*#|\s# |^\s*"""/;

type IsChecked = (line: string, previous: string) => boolean;

const isProse: IsChecked = (line, previous) =>
  prose.test(line) || (title.test(line) && beforeTitle.test(previous));

/** Lists the lines of a file that use one of the words. */
function uses(file: string, avoided: readonly Avoided[], isChecked: IsChecked = () => true) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    avoided
      .filter(([word]) => word.test(line) && isChecked(line, lines[index - 1] ?? ''))
      .map(([word, instead]) => `${file}:${index + 1}: ${word.source} → ${instead}`),
  );
}

it('finds the terms of the field in comments, titles of tests and documents', () => {
  expect(code.length).toBeGreaterThan(1000);
  expect(programs.length).toBeGreaterThan(50);
  expect(documents.length).toBeGreaterThan(20);
  const inCode = code.flatMap((file) =>
    uses(file, [...inProse, ...inComments, ...inCommentsOfSite], isProse),
  );
  const inPrograms = programs.flatMap((file) =>
    uses(file, [...inProse, ...inComments], (line) => proseOfPrograms.test(line)),
  );
  const inDocuments = documents.flatMap((file) => uses(file, inProse));
  expect([...inCode, ...inPrograms, ...inDocuments]).toEqual([]);
});

it('finds the terms of the field in names', () => {
  expect(code.flatMap((file) => uses(file, inNames))).toEqual([]);
});
