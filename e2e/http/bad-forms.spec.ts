import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { type Random, seeded } from '../../content/testing/seeded.ts';
import { formKinds } from '../../lib/routing/form-kind.ts';
import { filledIn, openedBefore } from '../support/forms.ts';

const REQUESTS = process.env.E2E_FULL ? 2000 : 60;
const AT_ONCE = 20;

/** Values that are known to break programs. */
const NASTY = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a'.repeat(70_000),
  '\r\nBcc: all@visitor.example\r\n\r\nhello',
  "'; drop table submission; --",
  '{"$ne":null}',
  '../../../etc/passwd',
  '%00%0d%0a',
  '<script>alert(1)</script>',
  '=cmd|"/c calc"!A1',
  '\u202egpj.exe',
  'Ｊａｎａ',
  '9'.repeat(400),
  '-1',
  'NaN',
  '__proto__',
  '2026-02-31',
  'a@b',
  '"a b"@visitor.example',
  '\u{1F37A}'.repeat(3000),
];

const NAMES = ['name', 'email', 'phone', 'message', 'company', 'date', 'partySize', 'country']
  .concat(['consent', 'unknownDate', 'whereDidYouFindUs', 'about', 'website', 'startedAt'])
  .concat(['idempotencyKey', 'recaptchaToken', '__proto__', 'constructor', 'toString', '', 'file']);

const TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/mixed; boundary=x',
]
  .concat(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=', '', 'x'])
  .concat(['multipart/form-data; boundary=b; charset=utf-16']);

test.beforeAll(async ({ request }) => {
  await request.get('/api/forms/career');
});

for (const kind of formKinds) {
  test(`${REQUESTS} invalid requests to the ${kind} form cause no server error`, async ({
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const outcomes: Outcome[] = [];
    for (let start = 0; start < REQUESTS; start += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, index) =>
        sendBadRequest(`${baseURL}/api/forms/${kind}`, kind, start + index),
      );
      outcomes.push(...(await Promise.all(batch)));
    }
    expect(outcomes.filter(({ status }) => !status || status >= 500)).toEqual([]);
    expect(outcomes).toHaveLength(REQUESTS);
  });
}

/** A request, and the status of the response or why there was none. */
interface Outcome {
  readonly request: object;
  readonly status?: number;
  readonly error?: string;
}

/** Sends a request that is the same in every run, from an address of its own. */
async function sendBadRequest(
  form: string,
  kind: (typeof formKinds)[number],
  number: number,
): Promise<Outcome> {
  const draw = new Draw(`${kind} ${number}`);
  const { body, headers } = draw.below(2) ? badBody(draw) : badFields(draw, kind);
  const address = `203.0.${Math.floor(number / 250)}.${number % 250}`;
  const url = `${form}?locale=${draw.from(NASTY.slice(0, 3).concat('cs'))}`;
  const request = { number, url, headers, body: summary(body) };
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { ...headers, 'x-forwarded-for': address },
    });
    await response.arrayBuffer();
    return { request, status: response.status };
  } catch (error) {
    return { request, error: String(error) };
  }
}

test('uploads aborted by visitors cause no error', async ({ baseURL, request }) => {
  for (let index = 0; index < 20; index += 1) {
    await new Promise((resolve) => {
      const upload = httpRequest(`${baseURL}/api/forms/career`, {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': 5_000_000,
          'x-forwarded-for': `203.0.113.${index}`,
        },
      });
      upload.on('error', resolve);
      const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
      upload.write(start + 'a'.repeat(100_000), () => upload.destroy(new Error('gone')));
    });
  }
  expect((await request.get('/api/forms/career')).ok()).toBe(true);
});

/** Draws numbers and values, the same for the same seed. */
class Draw {
  readonly #random: Random;

  constructor(seed: string) {
    this.#random = seeded(seed);
  }

  /** Returns a whole number from 0, less than `end`. */
  below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  from(list: readonly string[]): string {
    return list[this.below(list.length)] ?? '';
  }
}

/** Returns a form as a browser sends it, with fields that no person types. */
function badFields(draw: Draw, kind: (typeof formKinds)[number]) {
  const form = new FormData();
  const fields = { ...openedBefore(kind), ...filledIn[kind] };
  for (const [name, value] of Object.entries(fields)) {
    if (draw.below(4) > 0) form.append(name, value);
  }
  for (let left = 1 + draw.below(7); left > 0; left -= 1) {
    form.set(draw.from(NAMES), draw.from(NASTY));
  }
  if (draw.below(3) === 0) {
    form.append(draw.from(NAMES), new File([draw.from(NASTY)], draw.from(NASTY)));
  }
  return { body: form, headers: {} };
}

/** Returns bytes that are not a form, or a truncated one. */
function badBody(draw: Draw) {
  const parts = [
    '--b\r\n',
    'Content-Disposition: form-data; name="',
    '"\r\n\r\n',
    '--b--',
    '=',
    '&',
    '%',
  ];
  const length = draw.below(12);
  const body = Array.from({ length }, () => draw.from([...parts, ...NASTY])).join('');
  const type = draw.from([
    ...TYPES,
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary=b',
  ]);
  return { body, headers: { 'content-type': type } };
}

/** Returns the beginning of a body, or of each of its fields. */
function summary(body: string | FormData): unknown {
  if (typeof body === 'string') return body.slice(0, 400);
  return [...body].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, 40) : { file: value.name.slice(0, 40) },
  ]);
}
