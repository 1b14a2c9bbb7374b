import { expect, test } from '@playwright/test';
import { PICTURE_PATH } from '../../lib/content/model/picture.ts';
import { addressAtService } from '../../lib/media/picture/picture-address.ts';
import { uploadAddresses } from '../../lib/media/picture/upload-addresses.ts';
import { EMBEDDED_PROJECT_ID } from '../../lib/platform/env/server-env.ts';
import { pictureAddressesIn } from '../../server/pictures/picture-addresses.ts';
import { type OwnSite, startOwnSite } from '../fixtures/own-site.ts';

// Nobody visits this site.
let site: OwnSite;
// Some hundred renderings, one after the other, while other tests use the machine.
const soon = { timeout: 240_000 };

test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  site = await startOwnSite('pictures', 'well', { PICTURE_WARMUP: 'on' });
});
test.afterAll(() => site.end());

/** Returns those addresses that the site has not yet had the content service render. */
function missing(addresses: readonly string[]): string[] {
  const requested = new Set(site.content.background);
  return addresses
    .map((address) => addressAtService(address, ''))
    .filter((each) => !requested.has(each));
}

test('the pictures of the home page are rendered before somebody visits it', async ({
  request,
}) => {
  const home = pictureAddressesIn(await (await request.get('/en')).text());
  expect(home.length).toBeGreaterThan(10);
  await expect.poll(() => missing(home), soon).toEqual([]);
});

test('a picture is rendered in its sizes when it has been uploaded', async () => {
  const where = { projectId: EMBEDDED_PROJECT_ID, dataset: 'production' };
  const id = `image-${'0b'.repeat(20)}-900x600-jpg`;
  expect(await site.compare(id)).toBe(true);
  const addresses = uploadAddresses({ ...where, baseUrl: PICTURE_PATH }, id);
  await expect.poll(() => missing(addresses), soon).toEqual([]);
});
