import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import {
  readAbsoluteAddress,
  readAddress,
  readPath,
  readRedirectSource,
  readRedirectTarget,
  readWebAddress,
} from './read-address.ts';
import { readAnchor } from './read-anchor.ts';
import { readBoolean } from './read-boolean.ts';
import { readClockTime, readClosingTime } from './read-clock-time.ts';
import { readEmail, readPhone } from './read-contact.ts';
import { readDate } from './read-date.ts';
import { readDateTime } from './read-date-time.ts';
import { readKey } from './read-key.ts';
import { readNumber, readPrice, readVoucherAdults, readVoucherAmount } from './read-number.ts';
import { readSlug } from './read-slug.ts';
import { readLine, readText } from './read-text.ts';

const long = 'x'.repeat(100_000);
const nothing = [undefined, null, '', ' ', {}, [], Number.NaN, long];

/** A reader with accepted inputs and their results, and with rejected inputs. */
type Row = readonly [
  name: string,
  read: (value: unknown) => unknown,
  right: readonly (readonly [unknown, unknown])[],
  wrong: readonly unknown[],
];

const tables: readonly Row[] = [
  [
    'readClockTime',
    readClockTime,
    [
      ['09:00', '09:00'],
      ['9:00', '09:00'],
      ['10:00 ', '10:00'],
      ['9.30', '09:30'],
      ['23:59:00', '23:59'],
    ],
    ['24:00', '12:60', '9', '9:0', '10:00-18:00', '9:00 AM', 900, '-1:00'],
  ],
  [
    'readClosingTime',
    readClosingTime,
    [
      ['24:00', '00:00'],
      ['2:00', '02:00'],
    ],
    ['24:01', '25:00'],
  ],
  [
    'readDate',
    readDate,
    [
      ['2026-12-24', '2026-12-24'],
      ['2026-12-24 ', '2026-12-24'],
      ['2026-1-5', '2026-01-05'],
      ['2026-12-24T00:00:00Z', '2026-12-24'],
      ['24.12.2026', '2026-12-24'],
      ['5. 1. 2026', '2026-01-05'],
      ['2028-02-29', '2028-02-29'],
    ],
    ['2026-02-30', '2026-13-01', '24/12/2026', '2026-12-24T19:00:00Z', '26-12-24', '0026-01-01', 0],
  ],
  [
    'readDateTime',
    readDateTime,
    [
      ['2026-12-24T19:00:00.000Z', '2026-12-24T19:00:00.000Z'],
      [' 2026-12-24T19:00Z', '2026-12-24T19:00Z'],
      ['2026-12-24T19:00:00+01:00', '2026-12-24T18:00:00.000Z'],
      ['2026-12-24T19:00:00+0100', '2026-12-24T18:00:00.000Z'],
    ],
    ['2026-12-24T19:00', '2026-12-24', '2026-02-30T19:00:00Z', '2026-12-24T24:00:00Z', 1],
  ],
  [
    'readPrice',
    readPrice,
    [
      [490, 490],
      [0, 0],
      ['490', 490],
      ['490 Kč', 490],
      ['490,-', 490],
      ['1 490,00 Kč', 1490],
    ],
    [-1, '-490', '1.490', '49,50', 'free', 1e9, Number.POSITIVE_INFINITY, true],
  ],
  [
    'readNumber within 1 to 100',
    (value) => readNumber(value, { min: 1, max: 100, integer: true }),
    [
      [1, 1],
      ['100', 100],
    ],
    [0, 101, 1.5, '1,5', '1e2', true],
  ],
  [
    'readVoucherAmount',
    readVoucherAmount,
    [
      [1000, 1000],
      ['100 000 Kč', 100_000],
    ],
    [0, 100_001, 999.5],
  ],
  ['readVoucherAdults', readVoucherAdults, [[2, 2]], [1, 4, 0]],
  [
    'readBoolean',
    readBoolean,
    [
      [true, true],
      ['false', false],
    ],
    ['yes', 1],
  ],
  [
    'readSlug',
    readSlug,
    [
      ['night-in-the-vaults', 'night-in-the-vaults'],
      ['Geschenkgutscheine', 'Geschenkgutscheine'],
      [' /winter/ ', 'winter'],
      ['průvodce', 'průvodce'],
      ['ž'.repeat(100), 'ž'.repeat(100)],
      ['rsc', 'rsc'],
      ['a.rsc.html', 'a.rsc.html'],
    ],
    [
      'a b',
      'a/b',
      'a?b',
      'a#b',
      'a%20b',
      'a\\b',
      '..',
      '/',
      'a\u0000',
      '\ud800',
      'x'.repeat(201),
      'ž'.repeat(101),
      '😀'.repeat(51),
      'tapping.rsc',
      'a.prefetch.rsc',
      'a.RSC',
    ],
  ],
  [
    'readAnchor',
    readAnchor,
    [
      ['getting-here', 'getting-here'],
      ['#hours', 'hours'],
    ],
    ['getting here', 'a#b', '"'],
  ],
  [
    'readAddress',
    readAddress,
    [
      [' https://example.com/a ', 'https://example.com/a'],
      ['www.example.com', 'https://www.example.com'],
      ['/en/faq', '/en/faq'],
      ['#hours', '#hours'],
      ['mailto:jana@example.com', 'mailto:jana@example.com'],
    ],
    [
      'javascript:alert(1)',
      'data:text/html,x',
      '//example.com',
      'example.com',
      'https://a b.cz',
      '/\uD83C',
      '/\u0001',
    ],
  ],
  [
    'readAbsoluteAddress',
    readAbsoluteAddress,
    [
      [' https://example.com/a ', 'https://example.com/a'],
      ['mailto:jana@example.com', 'mailto:jana@example.com'],
      ['tel:+420555010010', 'tel:+420555010010'],
    ],
    ['/en/faq', '#hours', 'www.example.com', 'javascript:alert(1)'],
  ],
  [
    'readWebAddress',
    readWebAddress,
    [['https://example.com', 'https://example.com']],
    ['/en/faq', 'mailto:jana@example.com'],
  ],
  [
    'readPath',
    readPath,
    [
      ['/en/old', '/en/old'],
      ['/en/./old', '/en/old'],
      ['/en/x/../old', '/en/old'],
      ['/cs/zážitky?a=1#b', '/cs/z%C3%A1%C5%BEitky?a=1#b'],
    ],
    [
      'en/old',
      'https://example.com',
      '//a',
      '/.//evil.example',
      '/a/..//evil.example',
      '/.\\a/../\\b',
    ],
  ],
  [
    'readRedirectSource',
    readRedirectSource,
    [
      ['/en/x/../old/', '/en/old'],
      ['/cs/zážitky', '/cs/z%C3%A1%C5%BEitky'],
      ['/en/%6Fld', '/en/old'],
    ],
    ['/en/index.php?page=tours', '/en/old#top', '/en/%zz', 'en/old', 'https://example.com/old'],
  ],
  [
    'readRedirectTarget',
    readRedirectTarget,
    [
      ['/en', '/en'],
      ['/en/../cs', '/cs'],
      ['https://example.com', 'https://example.com'],
    ],
    ['/.//evil.example/x', '#hours', 'tel:+420555010010', 'javascript:alert(1)'],
  ],
  [
    'readRedirectTarget of a site',
    (value) => readRedirectTarget(value, 'https://beer.example'),
    [
      ['https://beer.example/en/./a?b=c#d', '/en/a?b=c#d'],
      ['https://beer.example', '/'],
      ['HTTPS://BEER.example:443/en', '/en'],
      ['http://beer.example/en', '/en'],
      ['https://www.beer.example/en', 'https://www.beer.example/en'],
    ],
    ['https://beer.example//evil.example'],
  ],
  [
    'readEmail',
    readEmail,
    [
      [' jana@example.com ', 'jana@example.com'],
      ['mailto:jana@example.com', 'jana@example.com'],
    ],
    ['Jana <jana@example.com>', 'jana@', 'jana at example.com', 'a@b c'],
  ],
  [
    'readPhone',
    readPhone,
    [
      ['+420 555 010 010', '+420 555 010 010'],
      ['tel:+420555010010', '+420555010010'],
      [' 555 010 010', '555 010 010'],
    ],
    ['ring us', '12345', '+420 555 010 010 ext. 5', '1'.repeat(16)],
  ],
  [
    'readLine',
    readLine,
    [
      [' Foam ', ' Foam '],
      ['Beer \uD83C', 'Beer \uFFFD'],
      ['Beer\u0000\u001b\u0085', 'Beer'],
      ['a\tb\r\nc', 'a\tb\r\nc'],
    ],
    ['x'.repeat(301), 42, '\u0000'],
  ],
  ['readKey', readKey, [['item-1', 'item-1']], ['item\uD83C', 'item\u0000', 'x'.repeat(257)]],
  ['readText', readText, [['x'.repeat(5000), 'x'.repeat(5000)]], ['x'.repeat(5001)]],
];

describe.each(tables)('%s', (_, read, right, wrong) => {
  it.each(right)('reads %j as %j', (value, found) => {
    expect(read(value)).toBe(found);
  });

  it.each([...nothing, ...wrong].map((value) => [value]))('rejects %j', (value) => {
    expect(read(value)).toBeNull();
  });
});

describe('a text with invisible characters that lead to its field', () => {
  const marked = (text: string) => text + '\u200b\u200c\u200d\ufeff'.repeat(50);

  it('keeps them, and its length is that of what can be seen', () => {
    const line = marked('x'.repeat(limits.line));
    expect(readLine(line)).toBe(line);
    expect(readLine(marked('x'.repeat(limits.line + 1)))).toBeNull();
  });
});
