import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../lib/platform/i18n/locales.ts';
import { quotationMarks } from '../lib/platform/i18n/testing/quotation-marks.ts';
import { expandDataset, readDataset } from './format/dataset.ts';
import { type LocalizedText, localizedTextsOf } from './format/localized-text.ts';

const dataset = await readDataset(resolve(import.meta.dirname));
const expanded = expandDataset(dataset, '2026-10-21');
const texts = expanded.ok ? expanded.value.flatMap(localizedTextsOf) : [];

/** Returns the texts of these languages that match a pattern, each with its match. */
function findings(pattern: RegExp, languages: readonly string[] = locales): string[] {
  return texts
    .filter(({ language }) => languages.includes(language))
    .flatMap(({ documentId, path, language, text }) => {
      const match = pattern.exec(text);
      if (!match) return [];
      const around = text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 20);
      return [`${documentId} ${path}.${language}: …${around}…`];
    });
}

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Returns texts with different numbers of opening and closing quotation marks. */
function unbalanced(language: string, open: string, close: string): LocalizedText[] {
  return texts.filter(
    (each) => each.language === language && count(each.text, open) !== count(each.text, close),
  );
}

it('has texts to check', () => {
  expect(texts.length).toBeGreaterThan(3000);
});

describe('languages', () => {
  /** Names and addresses that are the same in all languages. */
  const sameEverywhere = [/^\+420 /, /@beermuseum\.example$/, /^Zvonařská 7/, /^Výčep U Zvonu/];

  it('have no untranslated English texts', () => {
    const english = new Map(
      texts
        .filter(({ language }) => language === 'en')
        .map((each) => [`${each.documentId} ${each.path}`, each.text]),
    );
    const leftOver = texts
      .filter(({ language }) => language !== 'en')
      .filter(({ text }) => text.split(/\s+/).length > 3)
      .filter(({ text }) => !sameEverywhere.some((pattern) => pattern.test(text)))
      .filter(({ documentId, path, text }) => english.get(`${documentId} ${path}`) === text);
    expect(leftOver).toEqual([]);
  });

  it('have no common English words in other languages', () => {
    const others = locales.filter((locale) => locale !== 'en');
    expect(findings(/(?<!\p{L})(the|and|with|your|from)(?!\p{L})/iu, others)).toEqual([]);
  });

  it('have no placeholder texts', () => {
    expect(findings(/\b(lorem|ipsum|todo|tbd|fixme|xxx+|placeholder)\b/i)).toEqual([]);
  });
});

describe('quotation marks', () => {
  it('are never straight', () => {
    expect(findings(/["`´]|(?<!\d)'/)).toEqual([]);
  });

  it.each(locales)('are those of %s', (language) => {
    const [open, close] = quotationMarks[language];
    const foreign = ['“', '”', '„', '«', '»'].filter((mark) => mark !== open && mark !== close);
    expect(findings(RegExp(`[${foreign.join('')}]`), [language])).toEqual([]);
    expect(unbalanced(language, open, close)).toEqual([]);
  });
});

describe('dashes and dots', () => {
  it('are typographic ones', () => {
    expect(findings(/ - |--|\.\.\./)).toEqual([]);
  });

  it('join numbers with an en dash', () => {
    expect(findings(/\b\d{1,2}:\d{2} ?-|(?<![\d-])\d+-\d+(?![\d-])/)).toEqual([]);
  });
});
