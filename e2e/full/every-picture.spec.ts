import { expect, test } from '@playwright/test';
import { allPages } from '../support/all-pages.ts';
import { missing } from '../support/missing.ts';

test.describe.configure({ timeout: 1_200_000 });

test('every picture exists in every size', async ({ request }) => {
  const pages = await allPages(request);
  const pictures = pages.flatMap(({ path: from, pictures: shown }) =>
    shown.flat().map((address) => ({ from, address })),
  );
  expect(await missing(request, pictures, { whole: true })).toEqual([]);
});
