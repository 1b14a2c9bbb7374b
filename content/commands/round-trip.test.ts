// @module-tag slow

import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../format/canonical.ts';
import { emptyDataset } from './empty-dataset.ts';
import { exportDataset } from './export-dataset.ts';
import { importDataset } from './import-dataset.ts';
import { readDocuments } from './read-documents.ts';
import { readTexts } from './testing/read-texts.ts';
import { copyWithSmallPictures } from './testing/small-pictures.ts';
import { startTestService, type TestService, temporaryFolder } from './testing/test-service.ts';

const now = new Date('2026-10-21T10:00:00Z');
const maxWait = 60_000;

let service: TestService;
let content: string;
let target: string;

beforeAll(async () => {
  service = await startTestService();
  content = await copyWithSmallPictures(resolve(import.meta.dirname, '..'));
  target = await temporaryFolder();
}, maxWait);

afterAll(async () => {
  await service.stop();
  await rm(content, { recursive: true });
  await rm(target, { recursive: true });
});

describe('the whole dataset', { timeout: maxWait }, () => {
  it('is exported as the files it was imported from, and the same after a reset', async () => {
    const result = await importDataset(service.client, { folder: content, now });
    if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 1));
    const { documents, written, pictures, uploaded } = result.value;
    expect(documents).toBeGreaterThan(80);
    expect([written, uploaded]).toEqual([documents, pictures]);

    const options = { source: content, target, now };
    expect(await exportDataset(service.client, options)).toMatchObject({
      removed: 0,
      problems: [],
    });
    expect(await readTexts(target)).toEqual(await readTexts(content));
    expect(await exportDataset(service.client, options)).toMatchObject({ written: 0 });

    const published = async () => (await readDocuments(service.client)).published.map(canonical);
    const before = await published();
    await emptyDataset(service.client);
    expect(await importDataset(service.client, { folder: target, now })).toMatchObject({
      ok: true,
    });
    expect(await published()).toEqual(before);
  });
});
