import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STUDIO_START_MS } from '../fixtures/run-studio.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { STEP_MS } from '../support/desk.ts';
import { logIn } from '../support/log-in.ts';

test('a build of the Studio contains no secret', ({ studio: { folder, secrets } }) => {
  const unknown = [...Object.values(secrets.tokens), secrets.webhookSecret];
  const files = globSync('**/*.{css,html,js,json,map,mjs}', { cwd: folder });
  expect(files).toContain('index.html');
  const leaks = files.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return unknown.some((secret) => text.includes(secret));
  });
  expect(leaks).toEqual([]);
});

test('the Studio finds nothing wrong with the schema of the content', async ({ studio }) => {
  test.setTimeout(STUDIO_START_MS);
  // Neither errors nor warnings.
  expect(await studio.validateSchema()).toEqual([]);
});

test.describe('to somebody who is not logged in', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a hosted Studio opens with a token, which is in no address', async ({ page, studio }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`${studio.studioUrl}/content`);
    const { editor } = studio.secrets.tokens;
    await logIn(page, editor);
    expect(page.url()).toContain(studio.studioUrl);
    expect(addresses.filter((address) => address.includes(editor))).toEqual([]);
  });

  test('the development server of the Studio opens as an editor', async ({
    page,
    developmentStudio,
  }) => {
    // The first page has the server compile it.
    await page.goto(developmentStudio.url, { timeout: 2 * STEP_MS });
    const today = page.getByRole('link', { name: 'Today' }).last();
    await expect(today).toBeVisible({ timeout: 2 * STEP_MS });
  });
});
