import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type HostedStudio, hostStudio } from '../fixtures/hosted-studio.ts';
import { STUDIO_START_MS } from '../fixtures/own-studio.ts';
import { STEP_MS } from '../support/desk.ts';

// The Studio as editors get it, without the development server of the other tests, which signs in.

test.describe.configure({ mode: 'default' });

let studio: HostedStudio;

test.beforeAll(async () => {
  test.setTimeout(STUDIO_START_MS);
  studio = await hostStudio('studio-build');
});

test.afterAll(() => studio?.end());

test('a build of the Studio contains no secret', () => {
  const { folder, secrets } = studio;
  const unknown = [...Object.values(secrets.tokens), secrets.webhookSecret];
  const files = globSync('**/*.{css,html,js,json,map,mjs}', { cwd: folder });
  expect(files).toContain('index.html');
  const leaks = files.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return unknown.some((secret) => text.includes(secret));
  });
  expect(leaks).toEqual([]);
});

test('editors log in to a hosted Studio with a token, which is in no address', async ({ page }) => {
  page.setDefaultTimeout(STEP_MS);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`${studio.url}/content`);
  const { editor } = studio.secrets.tokens;
  await page.getByLabel('Your token for the content service').fill(editor);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'Today' }).last()).toBeVisible({ timeout: STEP_MS });
  expect(page.url()).toContain(studio.url);
  expect(addresses.filter((address) => address.includes(editor))).toEqual([]);
});

test('the Studio finds nothing wrong with the schema of the content', async () => {
  test.setTimeout(STUDIO_START_MS);
  // Neither errors nor warnings.
  expect(await studio.validateSchema()).toEqual([]);
});
