import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFixture, type Fixture } from '../../content-service/testing/fixture.ts';
import type { Supervisor } from '../process/supervisor.ts';
import { type ContentService, importIfEmpty } from './content-service.ts';

let fixture: Fixture;
const run = vi.fn(async () => 0);

const supervisor: Supervisor = {
  startService: async () => 0,
  run,
  signal: () => undefined,
  end: async () => undefined,
};

const service = (dataset: string): ContentService => ({
  env: { CONTENT_SERVICE_DATA: fixture.dataDir },
  url: fixture.service.url,
  dataset,
  administratorToken: fixture.service.tokens.administrator,
});

beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());
beforeEach(() => {
  run.mockClear();
});

/** Creates a dataset with these documents, and starts what depends on it. */
async function started(dataset: string, ids: readonly string[], aclMode: 'public' | 'private') {
  const administrator = fixture.client('administrator', { dataset });
  await administrator.datasets.create(dataset, { aclMode });
  for (const _id of ids) await administrator.create({ _id, _type: 'page' });
  return await importIfEmpty(supervisor, service(dataset));
}

describe('the demo content is imported', () => {
  it.each([
    ['empty', []],
    ['emptied', ['demo.origin', 'demo.baseline']],
  ])('into a dataset that is %s', async (dataset, ids) => {
    expect(await started(dataset, ids, 'public')).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([
    ['one', ['home'], 'public'],
    ['drafts', ['drafts.home'], 'public'],
    ['versions', ['versions.rSummer.home'], 'public'],
    ['private', ['home'], 'private'],
  ] as const)('into no dataset with a document: %s', async (dataset, ids, aclMode) => {
    expect(await started(dataset, ids, aclMode)).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it('into no dataset that does not exist, with a message that names the setting', async () => {
    await expect(importIfEmpty(supervisor, service('missing'))).rejects.toThrow(
      /dataset "missing" has \(status 404\)\. Check SANITY_DATASET\.$/,
    );
  });
});
