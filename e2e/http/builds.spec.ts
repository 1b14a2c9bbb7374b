import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readStamp } from '../../scripts/build/build-stamp.ts';
import { BUILD_FOLDER } from '../../scripts/check/test-stack.ts';

const root = join(import.meta.dirname, '..', '..');

test('a build is named by its sources and settings, so that machines agree on it', async ({
  request,
}) => {
  const { id } = await (await request.get('/builds/latest.json')).json();
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  expect(readStamp(join(root, BUILD_FOLDER))?.source.startsWith(id)).toBe(true);
});
