import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { everyLanguage } from '../format/testing/fixtures.ts';
import { runContentCommand } from './testing/run-content-command.ts';
import { startTestService, type TestService, temporaryFolder } from './testing/test-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, 180_000);

afterAll(async () => {
  await service.stop();
});

const check = (...args: string[]) => runContentCommand(service, 'check.ts', args);

// Each command is a process of its own, so they can run concurrently.
describe('content:check', { timeout: 180_000 }, () => {
  it.concurrent('finds no problems in the dataset’s files', async ({ expect }) => {
    const { code, out, err } = await check('--files');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\d+ documents checked: 0 errors, 0 warnings\.\n$/);
  });

  it.concurrent('finds in files what the site would leave out', async ({ expect }) => {
    const folder = await temporaryFolder();
    const name = everyLanguage('Pale eleven');
    const board = { title: everyLanguage('Beer'), taps: [{ name, priceLarge: -5 }] };
    await mkdir(join(folder, 'documents/board'), { recursive: true });
    await mkdir(join(folder, 'images'));
    await writeFile(join(folder, 'images/pictures.yaml'), '{}\n');
    await writeFile(join(folder, 'documents/board/house.yaml'), JSON.stringify(board));
    const { code, out } = await check('--source', folder, '--json');
    await rm(folder, { recursive: true });
    expect(code).toBe(1);
    expect(JSON.parse(out).problems).toContainEqual({
      rule: 'left-out',
      severity: 'error',
      document: 'board-house',
      type: 'board',
      language: null,
      path: 'taps[0].priceLarge',
      message: 'cannot be read; it is left out',
    });
  });

  it.concurrent('checks published content and omitted content, ignoring drafts', {
    tags: 'slow',
  }, async ({ expect }) => {
    await service.client
      .transaction()
      .create({ _id: 'person-jana', _type: 'person', name: 'Jana', email: 'jana@example.com' })
      .create({ _id: 'drafts.person-new', _type: 'person', name: 'New' })
      .create({
        _id: 'redirect-old',
        _type: 'redirect',
        from: '/en/old',
        to: '/en/nowhere',
      })
      .commit();
    const { code, out } = await check('--json');
    expect(code).toBe(1);
    const { problems, counts } = JSON.parse(out);
    expect(counts).toEqual({ documents: 2, errors: problems.length, warnings: 0 });
    expect(problems).toContainEqual({
      rule: 'redirect-targets',
      severity: 'error',
      document: 'redirect-old',
      type: 'redirect',
      language: 'en',
      path: 'to',
      message: 'there is no page at /en/nowhere',
    });
    expect(out).not.toContain('person-new');

    // The dataset is shared by the whole file, so this must come after the first check.
    await service.client.create({
      _id: 'openingHours-corrupted',
      _type: 'openingHours',
      venue: 'museum',
      title: { _type: 'localizedString', en: 'Museum' },
      weekly: [{ _key: 'a', _type: 'weekdayHours', day: 'monday', opens: '9', closes: '20:00' }],
    });
    await service.client.create({ _id: 'drafts.faqEntry-empty', _type: 'faqEntry' });
    await service.client.create({ _id: 'settings', _type: 'setting' });
    const leftOut = await check('--published', '--json');
    expect(leftOut.code).toBe(1);
    const corrupted = {
      rule: 'left-out',
      severity: 'error',
      document: 'openingHours-corrupted',
      type: 'openingHours',
      language: null,
      path: 'weekly[0].opens',
      message: 'expected clockTime; the document is left out',
    };
    const retyped = {
      ...corrupted,
      document: 'settings',
      type: 'settings',
      path: '_type',
      message: 'expected a document of the type settings; there is none',
    };
    const { problems: omitted }: { problems: readonly { document: string }[] } = JSON.parse(
      leftOut.out,
    );
    expect(omitted).toEqual(expect.arrayContaining([corrupted, retyped]));
    const absent = ['navigation-footer', 'navigation-header', 'openingHours-taproom', 'settings'];
    expect(omitted.map(({ document }) => document).toSorted()).toEqual(
      [...absent, 'openingHours-corrupted'].toSorted(),
    );

    // Seventeen documents of almost 1 MB are together too large for the result of one query.
    const large = Array.from({ length: 17 }, (_, index) => `large-${index}`);
    for (const _id of large) {
      const text = { en: 'x'.repeat(1_000_000) };
      await service.client.create({ _id, _type: 'announcement', text });
    }
    const inParts = await check('--published', '--json');
    expect(inParts.code).toBe(1);
    const { problems: found }: { problems: readonly { document: string }[] } = JSON.parse(
      inParts.out,
    );
    const documents = new Set(found.map(({ document }) => document));
    expect(documents).toEqual(new Set([...absent, 'openingHours-corrupted', ...large]));
  });
});
