import { randomInt } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
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
    const statuses: number[] = [];
    for (let start = 0; start < REQUESTS; start += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, async (_, index) => {
        const { body, headers } = randomInt(2) ? badBody() : badFields(kind);
        const address = `203.0.${Math.floor((start + index) / 250)}.${index + (start % 250)}`;
        const response = await fetch(
          `${baseURL}/api/forms/${kind}?locale=${pick(NASTY.slice(0, 3).concat('cs'))}`,
          {
            method: 'POST',
            body,
            headers: { ...headers, 'x-forwarded-for': address },
          },
        );
        await response.arrayBuffer();
        return response.status;
      });
      statuses.push(...(await Promise.all(batch)));
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toHaveLength(REQUESTS);
  });
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

/** Returns a form as a browser sends it, with fields that no person types. */
function badFields(kind: (typeof formKinds)[number]) {
  const form = new FormData();
  const fields = { ...openedBefore(kind), ...filledIn[kind] };
  for (const [name, value] of Object.entries(fields)) {
    if (randomInt(4) > 0) form.append(name, value);
  }
  for (let index = randomInt(1, 8); index > 0; index -= 1) form.set(pick(NAMES), pick(NASTY));
  if (randomInt(3) === 0) form.append(pick(NAMES), new File([pick(NASTY)], pick(NASTY)));
  return { body: form, headers: {} };
}

/** Returns bytes that are not a form, or a truncated one. */
function badBody() {
  const parts = [
    '--b\r\n',
    'Content-Disposition: form-data; name="',
    '"\r\n\r\n',
    '--b--',
    '=',
    '&',
    '%',
  ];
  const body = Array.from({ length: randomInt(12) }, () => pick([...parts, ...NASTY])).join('');
  const type = pick([
    ...TYPES,
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary=b',
  ]);
  return { body, headers: { 'content-type': type } };
}

function pick(list: readonly string[]): string {
  return list[randomInt(list.length)] ?? '';
}
