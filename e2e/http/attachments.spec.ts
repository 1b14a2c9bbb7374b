import { type APIRequestContext, expect, test } from '@playwright/test';
import { corpus } from '../../lib/forms/testing/corpus/corpus.ts';
import { filledIn, openedBefore, visitor } from '../support/forms.ts';
import { messages } from '../support/messages.ts';

test.beforeAll(async ({ request }) => {
  expect((await request.get('/api/forms/career')).ok()).toBe(true);
});

for (const name of ['word.pdf', 'word.docx', 'libreoffice.odt', 'word.rtf', 'phone.jpg']) {
  test(`accepts ${name}`, async ({ request }) => {
    const response = await attach(request, name, visitor('192.0.2.60'));
    expect(await response.json()).toMatchObject({ status: 'ok' });
  });
}

for (const name of ['freezing-5-kb.pdf', 'remote-template.docx', 'dde.rtf', 'script-event.odt']) {
  test(`refuses ${name}`, async ({ request }) => {
    const response = await attach(request, name, visitor('192.0.2.61'));
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({ issues: [{ issue: 'fileNotPlain' }] });
  });
}

test('pages are served while an endless file is inspected', { tag: '@slow' }, async ({
  request,
}) => {
  // The first response of a process takes longer.
  await request.get('/en');
  let isOver = false;
  const answer = attach(request, 'endless.pdf', visitor('192.0.2.62')).finally(() => {
    isOver = true;
  });
  let pages = 0;
  while (!isOver) {
    expect((await request.get('/en')).status()).toBe(200);
    pages += 1;
  }
  expect(await (await answer).json()).toMatchObject({ issues: [{ issue: 'fileTooComplex' }] });
  // If the inspection blocked the server, one page would arrive before it and one with its end.
  expect(pages).toBeGreaterThan(2);
});

test('the form page explains how to replace the rejected file and keeps all fields', {
  tag: '@slow',
}, async ({ request }) => {
  const headers = { ...visitor('192.0.2.63'), accept: 'text/html' };
  const page = await (await attach(request, 'endless.pdf', headers, 'cs')).text();
  expect(page).toContain(messages.cs.form.issue.fileTooComplex);
  expect(page).toContain(`value="${filledIn.career.email}"`);
});

/** Submits the career form with a file of the corpus. */
async function attach(
  request: APIRequestContext,
  name: string,
  headers: Record<string, string>,
  locale = 'en',
) {
  const buffer = corpus.find((file) => file.name === name)?.make() ?? Buffer.alloc(0);
  const file = { name, mimeType: 'application/octet-stream', buffer };
  const multipart = { ...openedBefore('career'), ...filledIn.career, file };
  return await request.post(`/api/forms/career?locale=${locale}`, { multipart, headers });
}
