import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../lib/platform/i18n/locales.ts';
import { wrongCapitals } from './check/texts/capitals.ts';
import { missingContractions } from './check/texts/contractions.ts';
import { wrongPrepositions } from './check/texts/prepositions.ts';
import { longSentences } from './check/texts/sentence-lengths.ts';
import { wrongSpaces } from './check/texts/spaces.ts';
import type { TextRule } from './check/texts/text-rule.ts';
import { misusedWords } from './check/texts/vocabulary.ts';
import { isJsonObject, type Json } from './json/json.ts';

/** Messages whose exact wording is given. */
const exact = [
  'lightbox.failed',
  'notice.language',
  'notice.expiredEvent',
  'form.label.consent',
  'form.result.failed',
  'form.result.sent',
];

/** A plural or a choice without another one in it, and one of its branches. */
const choice = /\{\w+, (?:plural|select), ?((?:\s*[\w=]+ \{[^{}]*\})+)\s*\}/;
const branch = /\{([^{}]*)\}/g;

/** Returns the texts that a message can result in, with 2 for every value. */
function results(message: string): string[] {
  return chosen(message.replace(/\{\w+\}|#/g, '2').replace(/<\/?\w+>/g, ''));
}

function chosen(message: string): string[] {
  const match = choice.exec(message);
  if (!match?.[1]) return [message];
  return [...match[1].matchAll(branch)].flatMap(([, text = '']) =>
    chosen(message.replace(match[0], text)),
  );
}

function messagesIn(value: Json, path = ''): [key: string, message: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    messagesIn(part, path ? `${path}.${name}` : name),
  );
}

/** Returns the messages of a language by their keys, with those of the demo checkout. */
function messagesOf(locale: Locale): [key: string, message: string][] {
  return ['messages', 'checkout-demo/messages'].flatMap((folder) => {
    const file = join(import.meta.dirname, '..', folder, `${locale}.json`);
    return messagesIn(JSON.parse(readFileSync(file, 'utf8')));
  });
}

const rules: [name: string, rule: TextRule][] = [
  ['vocabulary', misusedWords],
  ['contractions', missingContractions],
  ['sentence lengths', longSentences],
  ['spaces', wrongSpaces],
  ['capitals', wrongCapitals],
  ['prepositions', wrongPrepositions],
];

describe.each(locales)('the messages in %s', (locale) => {
  const messages = messagesOf(locale);

  it.each(rules)('follow the rule of %s', (_name, rule) => {
    const problems = messages
      .filter(([key]) => !exact.includes(key))
      .flatMap(([key, message]) => [
        ...new Set(
          results(message).flatMap((text) => rule(text, locale).map((each) => `${key}: ${each}`)),
        ),
      ]);
    expect(problems).toEqual([]);
  });
});

/** Hours, days and months before or after which something is possible. */
const spans = {
  en: /\d[ \u00a0](?:hour|day|month)/,
  cs: /\d[ \u00a0](?:hodin|d(?:en|ny|nů|ní|ne)|měsíc)/,
  de: /\d[ \u00a0](?:Stunde|Tag|Monat)/,
  it: /\d[ \u00a0](?:or[ae]|giorn|mes[ei])/,
};

it.each(locales)('the messages in %s get numbers of hours, days and months from code', (locale) => {
  const written = messagesOf(locale).filter(([, message]) => spans[locale].test(message));
  expect(written).toEqual([]);
});

it('a message results in every branch of its choices', () => {
  const message = '{a, select, x {X {n, plural, one {#} other {#!}}} other {<b>{v}</b>}} end';
  expect(new Set(results(message))).toEqual(new Set(['X 2 end', 'X 2! end', '2 end']));
});
