import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

const request = (url: string, role: 'viewer' | 'editor' | 'administrator' = 'editor') =>
  fixture.client(role).request({ url });

describe('what the Studio asks at its start', () => {
  test.each([
    ['/features', ['contentReleases', 'singleDocRelease']],
    ['/intake/telemetry-status', { status: 'denied' }],
    ['/journey/announcements', []],
    ['/journey/trial?studioVersion=6.16.0', null],
    ['/access/requests/me', []],
    ['/subscriptions/project/embedded', null],
    ['/schedules/embedded/production?limit=1', { schedules: [], totalCount: 0, nextCursor: null }],
    ['/projects/embedded/user-applications', []],
    ['/projects/embedded/datasets?datasetProfile=comments&addonFor=production', []],
    ['/ping', { status: 'ok' }],
    ['/help?m=sanity@6.16.0', { resources: { sectionArray: [] } }],
    [
      '/data/references/production/documents/tour/to?excludeInternalReferences=true',
      { totalCount: 0, references: [] },
    ],
  ])('%s is answered', async (url, answer) => {
    expect(await request(url)).toEqual(answer);
  });

  test('several users can be requested together; unknown ones are left out', async () => {
    expect(await request('/users/embedded-editor,nobody,embedded-viewer')).toMatchObject([
      { id: 'embedded-editor', isCurrentUser: true },
      { id: 'embedded-viewer', isCurrentUser: false },
    ]);
  });

  test('the roles of the project are listed', async () => {
    expect(await request('/projects/embedded/roles')).toMatchObject([
      { name: 'viewer', title: 'Viewer', appliesToUsers: true },
      { name: 'editor' },
      { name: 'administrator' },
    ]);
  });
});

describe('the grants of a dataset', () => {
  const acl = '/projects/embedded/datasets/production/acl';
  const may = async (role: 'viewer' | 'editor' | 'administrator', permission: string) => {
    const grants: { filter: string; permissions: string[] }[] = await request(acl, role);
    const granted = grants.filter(({ permissions }) => permissions.includes(permission));
    return granted.map(({ filter }) => filter);
  };

  test('let viewers read only', async () => {
    expect(await may('viewer', 'read')).toEqual(['_id in path("**")']);
    expect(await may('viewer', 'update')).toEqual([]);
  });

  test('let editors write all but system documents other than releases', async () => {
    const [filter] = await may('editor', 'update');
    const ids = ['tour', 'drafts.tour', '_.releases.rSummer', '_.retention.maximum'];
    const client = fixture.client('editor');
    const passing = await client.fetch(`$documents[${filter}]._id`, {
      documents: ids.map((_id) => ({ _id })),
    });
    expect(passing).toEqual(ids.slice(0, 3));
  });

  test('let administrators write everything', async () => {
    expect(await may('administrator', 'update')).toEqual(['_id in path("**")']);
  });
});

test('nobody may deploy a schema', async () => {
  const grants = await request('/projects/embedded/grants', 'administrator');
  expect(JSON.stringify(grants)).not.toContain('deployStudio');
});

test.each([
  '/embeddings-index/production',
  '/media-libraries',
  '/media-libraries/main/doc/a',
  '/assets/media-library-link/production',
  '/assist/studio-to-canvas/production',
  '/comments/production/setup',
  '/descriptors/claim',
  '/intake/batch',
  '/projects/embedded/datasets/production/schemas',
])('%s is refused with 400 and a reason', async (url) => {
  await expect(
    fixture.client('editor').request({ method: 'POST', url, body: {} }),
  ).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('not available') });
});
