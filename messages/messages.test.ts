import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { demoMessages } from '../checkout-demo/page/demo-messages.ts';
import { defaultLocale, type Locale, locales } from '../lib/platform/i18n/locales.ts';
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

/** Returns the arguments and tags of a message: `{name}`, `{count, plural, …}`, `<link>`. */
function slots(message: string): string[] {
  const names = message.matchAll(/\{(\w+)(?=[,}])|<(\w+)>/g);
  return [...new Set([...names].map(([, value, tag]) => value ?? `<${tag}>`))].sort();
}

const site: Readonly<Record<Locale, unknown>> = { en, cs, de, it: it_ };

/** The messages of the site and of the demo checkout in a language. */
function messagesIn(locale: Locale): Map<string, string> {
  return new Map([...flatten(site[locale]), ...flatten(demoMessages(locale))]);
}

const english = messagesIn(defaultLocale);
const others = locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => [locale, messagesIn(locale)] as const);
const all = [[defaultLocale, english] as const, ...others];

describe.each(others)('the messages in %s', (locale, messages) => {
  it('are those of English, no more and no less', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('take the same arguments as the English ones', () => {
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

  it('are arguments of a plural wherever a noun follows', () => {
    const counted = all.flatMap(([, messages]) => [...messages.values()].flatMap(countedIn));
    const numbers = [...new Set(counted)].filter((name) => !neverOne.includes(name));
    expect(numbers).toEqual(expect.arrayContaining(['count', 'days', 'hours', 'months', 'seats']));
    // “5 min” has one form, and no noun follows in “5 von 8”.
    const noun = '(?!(?:min|von)\\b)\\p{L}{3}';
    const bare = new RegExp(`\\{(?:${numbers.join('|')})\\}[ \u00a0]${noun}`, 'iu');
    for (const [, messages] of all) {
      for (const [path, message] of messages) expect(message, path).not.toMatch(bare);
    }
  });

  it.each(all)('have the noun in their form, in every message in %s', (locale, messages) => {
    for (const [path, message] of messages) {
      const names = countedIn(message);
      if (names.length === 0) continue;
      const text = message.replace(/<\/?\w+>/g, '');
      const t = createTranslator({ locale, messages: { text } });
      const given = Object.fromEntries(slots(text).map((name) => [name, 'x']));
      let fitting = declensions[locale].map((forms) => forms.split(' '));
      for (let count = 0; count <= 200; count += 1) {
        const counts = Object.fromEntries(names.map((name) => [name, count]));
        const result = t('text', { ...given, ...counts });
        for (const [, noun] of result.matchAll(/(?<!\S)\d+[ \u00a0](?!of )(\p{L}+)/gu)) {
          fitting = fitting.filter((forms) => forms[formOf(locale, count)] === noun);
          expect(fitting, `${path}: ${result}`).not.toEqual([]);
        }
      }
    }
  });
});

/** Numbers of the messages that the code fixes: the age for tastings and the size of a group. */
const neverOne = ['age', 'size'];

/** Returns the names of the values that a message has a plural for. */
function countedIn(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+), plural,/g)].map(([, name = '']) => name))];
}

/** The counted nouns of the messages in the case used: for one, in Czech for few, for others. */
const declensions: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    ...['character characters', 'day days', 'event events', 'experience experiences'],
    ...['guest guests', 'hour hours', 'minute minutes', 'month months', 'person people'],
    ...['picture pictures', 'place places'],
  ],
  cs: [
    ...['člověka lidi lidí', 'den dny dní', 'dne dnů dnů', 'dni dnech dnech'],
    ...['hodinu hodiny hodin', 'host hosté hostů', 'hosta hosty hostů', 'měsíc měsíce měsíců'],
    ...['měsíci měsících měsících', 'minuta minuty minut', 'místo místa míst'],
    ...['obrázek obrázky obrázků', 'roku let let', 'události událostí událostí'],
    ...['vstupenku vstupenky vstupenek', 'zážitku zážitků zážitků', 'znak znaky znaků'],
  ],
  de: [
    ...['Bild Bilder', 'Erlebnis Erlebnissen', 'Gast Gäste', 'Jahr Jahren', 'Minute Minuten'],
    ...['Monat Monate', 'Monat Monaten', 'Platz Plätze', 'Stunde Stunden', 'Tag Tage', 'Tag Tagen'],
    ...['Ticket Tickets', 'Veranstaltung Veranstaltungen', 'Zeichen Zeichen'],
  ],
  it: [
    ...['anno anni', 'biglietto biglietti', 'carattere caratteri', 'esperienza esperienze'],
    ...['evento eventi', 'giorno giorni', 'immagine immagini', 'mese mesi', 'minuto minuti'],
    ...['ora ore', 'ospite ospiti', 'persona persone', 'posto posti'],
  ],
};

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
