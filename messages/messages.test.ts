import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import cs from './cs.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import it_ from './it.json' with { type: 'json' };

/** Every message by its path. */
function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  const entries = Object.entries(value ?? {});
  return new Map(
    entries.flatMap(([key, part]) => [...flatten(part, path ? `${path}.${key}` : key)]),
  );
}

/** What code hands into a message: `{name}`, `{count, plural, …}`, `<link>`. */
function slots(message: string): string[] {
  const names = message.matchAll(/\{(\w+)(?=[,}])|<(\w+)>/g);
  return [...new Set([...names].map(([, value, tag]) => value ?? `<${tag}>`))].sort();
}

const english = flatten(en);
const others = [
  ['cs', flatten(cs)],
  ['de', flatten(de)],
  ['it', flatten(it_)],
] as const;

describe.each(others)('the messages in %s', (locale, messages) => {
  it('are those of English, no more and no less', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('take what the English ones take', () => {
    for (const [path, message] of messages) {
      expect(slots(message), path).toEqual(slots(english.get(path) ?? ''));
    }
  });

  it('are written in their own language', () => {
    const same = [...messages].filter(
      ([path, message]) => message === english.get(path) && message.trim().split(/\s+/).length > 2,
    );
    expect(same).toEqual([]);
  });

  it('have the plural forms of their language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const needed = forms.filter((form) => form !== 'many');
    for (const [path, message] of messages) {
      if (!message.includes(', plural,')) continue;
      for (const form of needed) expect(message, path).toContain(`${form} {`);
    }
  });
});

describe('numbers from 0 to 200', () => {
  const nouns = {
    en: [/^1\u00a0month$/, /^\d+\u00a0months$/],
    cs: [/^1\u00a0měsíc$/, /^[234]\u00a0měsíce$/, /^\d+\u00a0měsíců$/],
    de: [/^1\u00a0Monat$/, /^\d+\u00a0Monate$/],
    it: [/^1\u00a0mese$/, /^\d+\u00a0mesi$/],
  };

  it.each([
    ['en', en],
    ['cs', cs],
    ['de', de],
    ['it', it_],
  ] as const)('have the right noun in %s', (locale, messages) => {
    const t = createTranslator({ locale, messages, namespace: 'voucher' });
    for (let months = 0; months <= 200; months += 1) {
      const [counted = ''] = /\d+\u00a0\p{L}+/u.exec(t('valid', { months })) ?? [];
      expect(counted).toMatch(new RegExp(`^${months}\u00a0`));
      expect(nouns[locale].find((noun) => noun.test(counted))).toBe(
        nouns[locale][formOf(locale, months)],
      );
    }
  });

  it('are in a plural wherever a noun follows', () => {
    for (const [, messages] of [['en', english] as const, ...others]) {
      for (const [path, message] of messages) {
        expect(message, path).not.toMatch(
          /\{(?:count|days|hours|months|total)\}[ \u00a0]\p{L}{3}/u,
        );
      }
    }
  });
});

/** Returns the index of the noun's form for a number: one, few in Czech, other. */
function formOf(locale: string, count: number): number {
  if (count === 1) return 0;
  if (locale !== 'cs') return 1;
  return count >= 2 && count <= 4 ? 1 : 2;
}

it('no message is empty or speaks with straight quotes', () => {
  for (const [, messages] of [['en', english] as const, ...others]) {
    for (const [path, message] of messages) {
      expect(message.trim(), path).not.toBe('');
      expect(message, path).not.toMatch(/["]|\w'\w/);
    }
  }
});
